import {
  productDetail,
  productFoams,
  productList,
  productsOfCategory,
  recentlyViewed,
  relatedProducts,
} from "@store/api-client/contract";
import { pageCount } from "@store/domain";
import { LONG_LIVED, SHORT_LIVED } from "../../http/cache-policy.ts";
import { httpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import type { CategoryTree } from "../categories/category-tree.ts";
import { createFacets, wireFacets } from "./facets.ts";
import { createFoams } from "./foams.ts";
import type { Labels } from "./labels.ts";
import type { ListFilter, Search } from "./list-filter.ts";
import { listMessage, NO_SUCH_PRODUCT } from "./messages.ts";
import { cardOf, cardsOf } from "./product-card.ts";
import { createProductDetail } from "./product-detail.ts";
import { createProductList, PAGE_SIZE, sliceOfPage } from "./product-list.ts";
import { createProductViews, createRelatedProducts } from "./related-products.ts";
import { NOTHING_FOUND, type SearchResult, searchProducts } from "./search-products.ts";
import { createSpelling } from "./spelling.ts";

/** The longest list that is answered without pages. */
export const PRODUCTS_OF_CATEGORY = 100;

export function productRoutes(
  { serve, db, clock, policy }: Backend,
  categoryTree: () => Promise<CategoryTree>,
  labels: () => Promise<Labels>,
): void {
  const list = createProductList(db);
  const detail = createProductDetail(db);
  const related = createRelatedProducts(db);
  const views = createProductViews(db);
  const foamsOf = createFoams(db);
  const facetsOf = createFacets(db);
  const correct = createSpelling(db, clock);

  serve(
    productList,
    async ({ query, shopper }) => {
      const { category_id, category_name, page } = query;
      const named = category_id !== undefined || Boolean(category_name);
      const category = named ? (await categoryTree()).find({ id: category_id, name: category_name }) : undefined;
      const isPriced = query.price_min !== undefined || query.price_max !== undefined;
      const filter: ListFilter = {
        category,
        brand: query.brand,
        foam: query.product_foam,
        tag: query.product_tag,
        packSize: query.pack_size,
        price: isPriced ? { from: query.price_min, to: query.price_max } : undefined,
        rating: query.rating_min,
        inStock: query.in_stock === "true",
        ordering: query.ordering,
      };
      const read = (search?: Search) => list({ ...filter, search }, sliceOfPage(page), shopper?.shopperId);
      const find = async (): Promise<SearchResult> => {
        // A filter without matches gives an empty list: the shop page says so and keeps its filters.
        if (named && !category) return NOTHING_FOUND;
        return query.prod_search ? searchProducts(query.prod_search, read, correct) : read();
      };
      const { rows, total, pagesVersion, search, didYouMean, isPartial } = await find();
      // What nothing was looked for in has nothing to be narrowed.
      const isCounted = query.with_facets !== undefined && pagesVersion !== undefined;
      const names = await labels();
      return {
        status: true,
        message: listMessage(total),
        total_pages: pageCount(total, PAGE_SIZE),
        total_count: total,
        data: { data: cardsOf(rows, names) },
        facets: isCounted ? wireFacets(await facetsOf({ ...filter, search }, pagesVersion), filter, names) : undefined,
        did_you_mean: didYouMean,
        is_partial_match: isPartial,
        category_banners: category ? { web_banner: category.webBanner, mobile_banner: category.mobileBanner } : null,
      };
    },
    { personal: true, cache: SHORT_LIVED },
  );

  serve(
    productsOfCategory,
    async ({ query, shopper }) => {
      const category = (await categoryTree()).find({ id: query.categoryID });
      const { rows } = category
        ? await list({ category }, { offset: 0, limit: PRODUCTS_OF_CATEGORY }, shopper?.shopperId)
        : { rows: [] };
      return { status: true, data: { products: cardsOf(rows, await labels()) } };
    },
    { personal: true, cache: SHORT_LIVED },
  );

  serve(
    productDetail,
    async ({ params, shopper }) => {
      const { shopName } = policy().identity;
      const names = { labels: await labels(), categories: await categoryTree(), shopName };
      return (await detail(params.id, shopper?.shopperId, names)) ?? httpError(404, NO_SUCH_PRODUCT);
    },
    { personal: true, cache: SHORT_LIVED },
  );

  serve(
    relatedProducts,
    async ({ query, shopper }) => {
      const found = await related(query.product_id, shopper?.shopperId);
      if (!found) return httpError(404, NO_SUCH_PRODUCT);
      const names = await labels();
      const group = {
        related_product_details: cardsOf(found.related, names),
        other_product_details: cardsOf(found.others, names),
        product_details: found.itself && cardOf(found.itself, names),
      };
      return { status: true, RelatedOtherProducts: [group] };
    },
    { personal: true, cache: SHORT_LIVED },
  );

  serve(
    recentlyViewed,
    async ({ params, shopper }) => {
      if (!shopper) return { status: true, data: [] };
      const exists = await views.remember(shopper.shopperId, params.id, clock());
      if (!exists) return httpError(404, NO_SUCH_PRODUCT);
      const viewed = await views.recent(shopper.shopperId, params.id);
      return { status: true, data: cardsOf(viewed, await labels()) };
    },
    { personal: true },
  );

  serve(productFoams, async ({ query }) => ({ status: true, data: await foamsOf(query.category_id) }), {
    cache: LONG_LIVED,
  });
}
