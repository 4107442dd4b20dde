import {
  addProduct,
  changeProduct,
  deleteProduct,
  type ParsedRequest,
  PRODUCT_FACT_FIELDS,
  PRODUCT_FIELDS,
  productChoices,
  staffProduct,
  staffProducts,
} from "@store/api-client/contract";
import {
  type CheckedProduct,
  checkMrp,
  checkProduct,
  checkProductFacts,
  checkStockCount,
  isUnusualPrice,
  PRODUCT_CODE_MESSAGES,
  readScannedCode,
  searchWords,
  toRupees,
  unusualPriceRefusal,
} from "@store/domain";
import { and, asc, desc, eq, gt, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { categories, products, stockRequests } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import { isUniqueViolation } from "../../lib/errors.ts";
import type { Backend } from "../backend.ts";
import { reprice, usualRow, withUsualPrices } from "../discounts/reprice.ts";
import { editRow } from "../staff-lists/edit-row.ts";
import { type Bindable, hasWords, typedId } from "../staff-lists/list-conditions.ts";
import { listPage } from "../staff-lists/list-page.ts";
import { NO_LONGER_THERE, NO_SUCH_PRODUCT_OF_SHOP } from "../staff-lists/messages.ts";
import { preparedList } from "../staff-lists/prepared-list.ts";
import { deleteOneProduct } from "./delete-product.ts";
import { type FactColumns, factColumns, factsDraft, wireFacts } from "./product-facts.ts";
import {
  findPlace,
  type Places,
  type ProductPlace,
  productColumns,
  readPlaces,
  wordsOfChanged,
  wordsOfPlace,
} from "./write-product.ts";

type Query = ParsedRequest<typeof staffProducts>["query"];
type Filters = Omit<Query, "sort" | "page">;
type Fields = Omit<ParsedRequest<typeof addProduct>["body"], "stock">;
type ProductRow = typeof products.$inferSelect;

/** Words as they begin, by the shop's own index; one alone may also be a product's SKU, barcode or number. */
export function productSearch(text: string | undefined) {
  const words = searchWords(text ?? "")
    .map((word) => `${word}:*`)
    .join(" & ");
  const code = words === "" ? undefined : readScannedCode(text ?? "");
  return { words: words || undefined, id: typedId(text ?? ""), ...code };
}

type ProductSearch = Bindable<ReturnType<typeof productSearch>>;

/** Whether a product has exactly this number, SKU or barcode. */
export function isFoundByCode({ id, sku, barcode }: ProductSearch): SQL | undefined {
  // Said as the indexes say it: a value that is not known yet may be empty.
  const isCode = (column: typeof products.sku | typeof products.barcode, code: typeof sku) =>
    code ? and(eq(column, code), ne(column, "")) : undefined;
  return or(id ? eq(products.id, id) : undefined, isCode(products.sku, sku), isCode(products.barcode, barcode));
}

/** The condition of a search. */
export const isFound = (search: ProductSearch): SQL | undefined =>
  or(hasWords(products.search, search.words), isFoundByCode(search));

const VISIBILITIES = {
  shown: sql`not ${products.isHidden}`,
  hidden: sql`${products.isHidden} and not ${products.isArchived}`,
  archived: sql`${products.isHidden} and ${products.isArchived}`,
} as const;

const STOCKS = {
  in: gt(products.stock, 0),
  out: eq(products.stock, 0),
  uncounted: isNull(products.stock),
} as const;

const valuesOf = ({ search, category, brand }: Filters) => ({
  ...productSearch(search),
  category: category || undefined,
  brand: brand || undefined,
});

/** What is written into the statement. */
type Choices = Pick<Query, "visibility" | "stock" | "price" | "sort">;
type Values = Bindable<ReturnType<typeof valuesOf>>;

const conditionsOf = ({ visibility, stock, price }: Choices, { category, brand, ...search }: Values): SQL | undefined =>
  and(
    isFound(search),
    // Each level has an index.
    category
      ? or(eq(products.level1, category), eq(products.level2, category), eq(products.level3, category))
      : undefined,
    brand ? eq(products.brandId, brand) : undefined,
    visibility && VISIBILITIES[visibility],
    stock && STOCKS[stock],
    // As the index says it.
    price && sql`${products.pricePaid} = 0`,
  );

/** Which products fit what the list is asked for, for a statement of its own. */
export const fitsFilters = (filters: Filters): SQL | undefined =>
  conditionsOf({ ...filters, sort: "newest" }, valuesOf(filters));

const visibilityOf = ({
  isHidden,
  isArchived,
}: Pick<ProductRow, "isHidden" | "isArchived">): keyof typeof VISIBILITIES =>
  isArchived ? "archived" : isHidden ? "hidden" : "shown";

/** What the list shows of a product. */
const LISTED = {
  id: products.id,
  name: products.name,
  image: products.image,
  pricePaid: products.pricePaid,
  stock: products.stock,
  isHidden: products.isHidden,
  isArchived: products.isArchived,
  category: categories.name,
} as const;

const listProducts = (db: Database) =>
  preparedList(db, {
    ...{ name: "products", table: products },
    where: conditionsOf,
    orderBy: ({ sort }) => (sort === "name" ? [asc(products.name), asc(products.id)] : [desc(products.id)]),
    select: (where, orderBy) =>
      db
        .select(LISTED)
        .from(products)
        .innerJoin(categories, eq(categories.id, products.categoryId))
        .where(where)
        .orderBy(...orderBy),
  });

const wireProduct = (row: ProductRow) => ({
  id: row.id,
  name: row.name,
  category: row.categoryId,
  brand: row.brandId,
  foam: row.foamId,
  section: row.sectionId,
  tags: row.tagIds,
  price: row.pricePaid > 0 ? toRupees(row.pricePaid) : null,
  gst_rate: row.gstRate,
  hsn_code: row.hsnCode,
  stock: row.stock,
  benefits: row.benefits,
  description: row.descriptionHtml,
  meta_title: row.metaTitle,
  meta_description: row.metaDescription,
  meta_keywords: row.metaKeywords,
  pictures: row.images,
  home_image: row.homeImage,
  videos: row.videos,
  is_archived: row.isArchived,
  visibility: visibilityOf(row),
  created_at: row.createdAt.toISOString(),
  facts: wireFacts(row),
  version: row.version,
});

interface Checked {
  readonly product: CheckedProduct;
  readonly places: Places;
  readonly place: ProductPlace;
  /** Undefined where they stay. */
  readonly facts: FactColumns | undefined;
}

/**
 * Checks a product by the domain's rules, that what it is sorted into is there, and that its SKU is its own.
 * @param row the product that is changed
 */
async function checkProductFields(db: Database, fields: Fields, row?: ProductRow): Promise<Checked | HttpError> {
  const checked = checkProduct({
    name: fields.name,
    categoryId: fields.category,
    brandId: fields.brand,
    foamId: fields.foam,
    sectionId: fields.section,
    tagIds: fields.tags,
    pricePaid: fields.price,
    gstRate: fields.gst_rate,
    hsnCode: fields.hsn_code,
    benefits: fields.benefits,
    description: fields.description,
    metaTitle: fields.meta_title,
    metaDescription: fields.meta_description,
    metaKeywords: fields.meta_keywords,
    pictures: fields.pictures,
    homeImage: fields.home_image,
    videos: fields.videos.map(({ name, embed_link }) => ({ name, embedLink: embed_link })),
    isArchived: fields.is_archived,
  });
  if (!checked.ok) return httpError(400, checked.refusals, { fieldNames: PRODUCT_FIELDS });
  const facts = await checkFacts(db, fields, checked.value, row);
  if (facts instanceof HttpError) return facts;
  const places = await readPlaces(db);
  const place = findPlace(places, checked.value);
  if (typeof place === "string") return httpError(409, NO_LONGER_THERE, { field: PRODUCT_FIELDS[place] });
  return { product: checked.value, places, place, facts };
}

/** Two products with one SKU are refused, whoever was first: the index decides where both come at once. */
async function checkFacts(
  db: Database,
  { facts }: Fields,
  { pricePaid }: CheckedProduct,
  row: ProductRow | undefined,
): Promise<FactColumns | undefined | HttpError> {
  if (!facts) {
    const mrp = checkMrp(row?.mrp ?? null, pricePaid);
    return mrp.ok ? undefined : httpError(400, mrp.refusal, { field: PRODUCT_FIELDS.pricePaid });
  }
  const checked = checkProductFacts(factsDraft(facts), pricePaid);
  if (!checked.ok) return httpError(400, checked.refusals, { fieldNames: PRODUCT_FACT_FIELDS });
  const { sku } = checked.value;
  const isTaken =
    sku !== "" && (await db.$count(products, and(eq(products.sku, sku), row && ne(products.id, row.id)))) > 0;
  return isTaken ? skuTaken() : factColumns(checked.value);
}

const skuTaken = () => httpError(409, PRODUCT_CODE_MESSAGES.skuTaken, { field: PRODUCT_FACT_FIELDS.sku });

/** Writes a product in one transaction. */
async function write<T>(db: Database, task: (tx: Database) => Promise<T | HttpError>): Promise<T | HttpError> {
  try {
    return await inTransaction(db, task);
  } catch (error) {
    if (isUniqueViolation(error)) return skuTaken();
    throw error;
  }
}

/** The shop's products, for those who add and change them. */
export function staffProductRoutes({ serve, db, clock }: Backend): void {
  const list = listProducts(db);
  serve(staffProducts, async ({ query }) => {
    const { visibility, stock, price, sort, page } = query;
    const [rows, count] = await list({ choices: { visibility, stock, price, sort }, values: valuesOf(query), page });
    const data = rows.map((row) => ({
      id: row.id,
      name: row.name,
      image: row.image,
      price: toRupees(row.pricePaid),
      stock: row.stock,
      category: row.category,
      visibility: visibilityOf(row),
    }));
    return listPage(data, count);
  });

  serve(productChoices, async () => ({ status: true, data: (await readPlaces(db)).choices }));

  serve(staffProduct, async ({ params: { id } }) => {
    const [row] = await db.select().from(products).where(eq(products.id, id));
    if (!row) return httpError(404, NO_SUCH_PRODUCT_OF_SHOP);
    const waiting = await db.$count(stockRequests, eq(stockRequests.productId, id));
    return { status: true, data: { ...wireProduct(usualRow(row)), waiting } };
  });

  serve(addProduct, ({ body: { stock, ...fields }, customer: { customerId } }) =>
    write(db, async (tx) => {
      const counted = checkStockCount(stock);
      if (!counted.ok) return httpError(400, counted.refusal, { field: "stock" });
      const found = await checkProductFields(tx, fields);
      if (found instanceof HttpError) return found;
      const now = clock();
      const columns = {
        ...productColumns(found.product, found.place),
        ...found.facts,
        searchWords: wordsOfPlace(found.place),
        stock: counted.value,
      };
      const [added] = await tx
        .insert(products)
        .values({ ...columns, createdAt: now })
        .returning({ id: products.id, version: products.version });
      if (!added) throw new Error("Inserting a product returned no id");
      const audit = { action: "add", subject: "product", subjectId: added.id } as const;
      await recordAction(tx, { customerId, ...audit, after: columns }, now);
      await reprice(tx, eq(products.id, added.id), now);
      return { status: true, data: added };
    }),
  );

  serve(deleteProduct, ({ params: { id }, customer: { customerId } }) => deleteOneProduct(db, id, customerId, clock()));

  serve(
    changeProduct,
    ({ params: { id }, body: { version, is_counted, is_price_confirmed, ...fields }, customer: { customerId } }) =>
      write(db, async (tx) => {
        const [row] = await tx.select().from(products).where(eq(products.id, id)).for("no key update");
        if (!row) return httpError(404, NO_SUCH_PRODUCT_OF_SHOP);
        const found = await checkProductFields(tx, fields, row);
        if (found instanceof HttpError) return found;
        const isUnusual = isUnusualPrice(usualRow(row).pricePaid, found.product.pricePaid);
        // Whoever has not seen the latest version is told that first.
        if (isUnusual && !is_price_confirmed && version === row.version) {
          return httpError(409, unusualPriceRefusal(1), { field: PRODUCT_FIELDS.pricePaid });
        }
        const changes = {
          ...productColumns(found.product, found.place),
          ...found.facts,
          searchWords: wordsOfChanged(found.places, row, found.place),
          // What shoppers have taken in the meantime stays: a count is only begun or ended here.
          ...(is_counted === (row.stock !== null) ? {} : { stock: is_counted ? 0 : null }),
        };
        const now = clock();
        const next = await withUsualPrices(tx, eq(products.id, id), now, () =>
          editRow(
            tx,
            products,
            { where: eq(products.id, id), version, changes, missing: NO_SUCH_PRODUCT_OF_SHOP },
            { customerId, action: "change", subject: "product", subjectId: id },
            now,
          ),
        );
        return next instanceof HttpError ? next : { status: true, data: { id, version: next } };
      }),
  );
}
