import { type ShopQuery, shopAddress } from "./shop-query.ts";

/**
 * The address under which search engines index a list: that of its category, or of its brand, and its page. A list that is
 * filtered, sorted or searched is another view of the first page of the same goods.
 */
export function canonicalAddress(query: ShopQuery): string {
  const { page, category, categoryName, brand, brandName } = query;
  // A brand without its name was chosen as a filter.
  const ofBrand = brandName ? { brand, brandName } : {};
  const goods = category || categoryName ? { category, categoryName } : ofBrand;
  const whole = shopAddress({ page, ...goods });
  return whole === shopAddress(query) ? whole : shopAddress({ page: 1, ...goods });
}
