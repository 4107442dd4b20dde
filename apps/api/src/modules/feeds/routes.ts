import { productFeed, sitemapFiles, sitemapProducts } from "@store/api-client/contract";
import { type CatalogueVersion, cacheByVersion } from "../../db/catalogue-version.ts";
import { SHORT_LIVED } from "../../http/cache-policy.ts";
import { httpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import type { CategoryTree } from "../categories/category-tree.ts";
import type { Labels } from "../products/labels.ts";
import { createProductFeed } from "./product-feed.ts";
import { createSitemapFiles, createSitemapProducts } from "./sitemap-products.ts";

const NO_SUCH_FILE = "The site map has no such file";

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
  serve(
    sitemapProducts,
    async ({ params }) => {
      const data = await productsOf(params.file);
      return data.length > 0 ? { status: true, data } : httpError(404, NO_SUCH_FILE);
    },
    kept,
  );
}
