import { metaTags } from "@store/api-client/contract";
import { SHOP_PAGE } from "@store/content/brand";
import { and, eq, sql } from "drizzle-orm";
import { isInShop, pageMeta, products } from "../../db/schema/index.ts";
import { LONG_LIVED } from "../../http/cache-policy.ts";
import type { Backend } from "../backend.ts";
import type { CategoryTree } from "../categories/category-tree.ts";

interface PageMeta {
  readonly title?: string;
  readonly description?: string;
  readonly keywords?: string;
}

const LARGEST_ID = 2_147_483_647;

function readId(text: string | null | undefined): number | undefined {
  const id = Number(text);
  return text && /^\d{1,10}$/.test(text) && id > 0 && id <= LARGEST_ID ? id : undefined;
}

/** The whole shop: its keywords are its first categories. */
const shopMeta = ({ roots }: CategoryTree): PageMeta => ({
  ...SHOP_PAGE,
  keywords: roots.map(({ name }) => name).join(", "),
});

/**
 * Meta tags of a product, a category, the whole shop, or what staff wrote for a page. Other pages have none here, and the
 * storefront uses its defaults.
 */
export function metaTagRoutes({ serve, db }: Backend, categoryTree: () => Promise<CategoryTree>): void {
  const selectProduct = db
    .select({ title: products.metaTitle, description: products.metaDescription, keywords: products.metaKeywords })
    .from(products)
    .where(and(eq(products.id, sql.placeholder("id")), isInShop))
    .prepare("product_meta");
  const selectPage = db
    .select({ title: pageMeta.title, description: pageMeta.description, keywords: pageMeta.keywords })
    .from(pageMeta)
    .where(eq(pageMeta.path, sql.placeholder("path")))
    .prepare("page_meta");

  /** What staff wrote; what they left empty is the page's own. */
  async function writtenFor({ pathname }: URL): Promise<PageMeta> {
    const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
    const [written = {}] = await selectPage.execute({ path });
    return Object.fromEntries(Object.entries(written).filter(([, text]) => text !== ""));
  }

  async function metaOf(page: URL): Promise<PageMeta> {
    const [, section, id] = page.pathname.split("/");
    if (section === "products") {
      const productId = readId(id);
      const [meta] = productId === undefined ? [] : await selectProduct.execute({ id: productId });
      return meta ?? {};
    }
    if (section === "shop") {
      const found = (await categoryTree()).find({ id: readId(page.searchParams.get("category")) ?? 0 });
      return found
        ? { title: found.metaTitle, description: found.metaDescription, keywords: found.metaKeywords }
        : { ...shopMeta(await categoryTree()), ...(await writtenFor(page)) };
    }
    return writtenFor(page);
  }

  serve(
    metaTags,
    async ({ query }) => {
      const base = "http://store";
      const meta = URL.canParse(query.page_url, base) ? await metaOf(new URL(query.page_url, base)) : {};
      return { status: true, ...meta };
    },
    { cache: LONG_LIVED },
  );
}
