import type { Call } from "@store/api-client";
import { productFoams, productList } from "@store/api-client/contract";
import { type ProductSummary, summarize } from "../../shell/product/product-summary.ts";
import { listRequest, type ShopQuery } from "./shop-query.ts";

export interface ShopListing {
  readonly products: readonly ProductSummary[];
  readonly totalPages: number;
  readonly totalCount: number | undefined;
  readonly banners: { readonly web: string | undefined; readonly mobile: string | undefined };
}

export interface ShopContents {
  /** The category that was asked for; its banner and forms belong to it. */
  readonly category: number | undefined;
  /** Undefined when the products could not be loaded. */
  readonly listing: ShopListing | undefined;
  /** The product forms to filter by; none when they could not be loaded. */
  readonly foams: readonly { readonly id: number; readonly name: string }[];
}

/** The products of a query and the forms to filter them by, asked for together. */
export async function loadShop(call: Call, query: ShopQuery): Promise<ShopContents> {
  const [list, foams] = await Promise.all([
    call(productList, listRequest(query)),
    call(productFoams, { query: { category_id: query.category } }),
  ]);
  return {
    category: query.category,
    foams: foams.ok ? foams.reply.data : [],
    listing: list.ok
      ? {
          products: list.reply.data.data.map(summarize),
          totalPages: list.reply.total_pages,
          totalCount: list.reply.total_count,
          banners: {
            web: list.reply.category_banners?.web_banner,
            mobile: list.reply.category_banners?.mobile_banner,
          },
        }
      : undefined,
  };
}
