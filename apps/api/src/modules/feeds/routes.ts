import { productFeed, sitemapFiles, sitemapProducts } from "@store/api-client/contract";
import { type CatalogueVersion, cacheByVersion } from "../../db/catalogue-version.ts";
import { SHORT_LIVED } from "../../http/cache-policy.ts";
import type { Backend } from "../backend.ts";
import type { CategoryTree } from "../categories/category-tree.ts";
import type { Labels } from "../products/labels.ts";
import { createProductFeed } from "./product-feed.ts";
import { createSitemapFiles, createSitemapProducts } from "./sitemap-products.ts";

interface Parts {
  readonly version: CatalogueVersion;
  readonly categoryTree: () => Promise<CategoryTree>;
  readonly labels: () => Promise<Labels>;
}

export function feedRoutes({ serve, db }: Backend, { version, categoryTree, labels }: Parts): void {
  const feed = createProductFeed(db);
  const files = cacheByVersion(version, createSitemapFiles(db));
  const productsOf = createSitemapProducts(db);
  const kept = { cache: SHORT_LIVED };

  serve(
    productFeed,
    async ({ query }) => feed(query.after, { labels: await labels(), categories: await categoryTree() }),
    kept,
  );
  serve(sitemapFiles, async () => ({ status: true, data: await files() }), kept);
  serve(sitemapProducts, async ({ params }) => ({ status: true, data: await productsOf(params.file) }), kept);
}
