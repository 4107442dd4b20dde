import { CONTENT_KINDS, type ContentKind, type ContentValues, isContentKind } from "@store/api-client/content-kinds";
import {
  changeContent,
  contentItem,
  contentKinds,
  contentList,
  contentOptions,
  contentProducts,
  createContent,
  deleteContent,
  type FieldErrors,
  moveContent,
  parseFields,
  showContent,
} from "@store/api-client/contract";
import { and, asc, eq, ilike, inArray, or } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { categories, isInShop, products } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import type { Labels } from "../products/labels.ts";
import { cardColumns, cardOf } from "../products/product-card.ts";
import { listPage } from "../staff-lists/list-page.ts";
import { categoryResource } from "./categories.ts";
import { aboutResource, lowerResource, productRowResource, upperResource } from "./home-sections.ts";
import { brandResource, foamResource, shopSectionResource } from "./labels.ts";
import { NO_SUCH_CONTENT } from "./messages.ts";
import { pageResource } from "./pages.ts";
import type { Actor, Resource } from "./resource.ts";
import {
  bannerResource,
  blogResource,
  pageMetaResource,
  statisticResource,
  testimonialResource,
  videoResource,
} from "./simple-resources.ts";

const RESOURCES: { readonly [K in ContentKind]: Resource<ContentValues<K>> } = {
  categories: categoryResource,
  brands: brandResource,
  foams: foamResource,
  "shop-sections": shopSectionResource,
  banners: bannerResource,
  "about-sections": aboutResource,
  "upper-sections": upperResource,
  "product-sections": productRowResource,
  "lower-sections": lowerResource,
  blogs: blogResource,
  pages: pageResource,
  testimonials: testimonialResource,
  videos: videoResource,
  statistics: statisticResource,
  "page-meta": pageMetaResource,
};

/** A kind's calls, with values that are not checked yet: each checks them by its own schema. */
interface CheckedResource
  extends Pick<Resource<unknown>, "list" | "count" | "keptBecause" | "show" | "move" | "remove"> {
  readonly read: Resource<ContentValues<ContentKind>>["read"];
  readonly create: (tx: Database, values: unknown, actor: Actor) => Promise<number | HttpError>;
  readonly change: (
    tx: Database,
    edit: { readonly id: number; readonly version: number; readonly values: unknown },
    actor: Actor,
  ) => Promise<number | HttpError>;
}

const refusalOf = ({ message, errors }: { readonly message: string; readonly errors: FieldErrors }) =>
  new HttpError(400, { code: "bad-request", message }, { errors });

/** Puts the check of a kind's values before its calls. */
function checked<K extends ContentKind>(kind: K): CheckedResource {
  const resource: Resource<ContentValues<K>> = RESOURCES[kind];
  const check = (values: unknown) => parseFields(CONTENT_KINDS[kind].values, values);
  return {
    ...resource,
    create: async (tx, values, actor) => {
      const parsed = check(values);
      if (!parsed.ok) return refusalOf(parsed);
      return resource.create(tx, parsed.value, actor);
    },
    change: async (tx, { values, ...edit }, actor) => {
      const parsed = check(values);
      if (!parsed.ok) return refusalOf(parsed);
      return resource.change(tx, { ...edit, values: parsed.value }, actor);
    },
  };
}

const KINDS = Object.keys(CONTENT_KINDS).filter(isContentKind);

const OPTIONS = 20;

/** Categories or products by name, the chosen one first. */
async function findOptions(
  db: Database,
  { of, search, id }: { readonly of: "categories" | "products"; readonly search?: string; readonly id?: number },
) {
  const pattern = `%${(search ?? "").replaceAll(/[\\%_]/g, "\\$&")}%`;
  const table = of === "categories" ? categories : products;
  const found = ilike(table.name, pattern);
  const { id: itsId, name, image } = table;
  const rows = await db
    .select({ id: itsId, name, image })
    .from(table)
    .where(id === undefined ? found : search ? or(eq(itsId, id), found) : eq(itsId, id))
    .orderBy(asc(name), asc(itsId))
    .limit(OPTIONS);
  return rows;
}

/** The cards of products as a row of the home page shows them, in the order of their ids. */
async function findCards(db: Database, ids: readonly number[], labels: Labels) {
  const rows = await db
    .select(cardColumns())
    .from(products)
    .where(and(inArray(products.id, [...ids]), isInShop));
  return [...new Set(ids)].flatMap((id) => rows.filter((row) => row.id === id).map((row) => cardOf(row, labels)));
}

/** The words and pictures of the shop, for those who write them. */
export function contentRoutes({ serve, db, clock }: Backend, labels: () => Promise<Labels>): void {
  const resourceOf = (kind: string) => (isContentKind(kind) ? checked(kind) : undefined);
  const NO_SUCH_KIND = httpError(404, NO_SUCH_CONTENT);

  serve(contentKinds, async () => {
    const data = await Promise.all(KINDS.map(async (kind) => ({ kind, ...(await RESOURCES[kind].count(db)) })));
    return { status: true, data };
  });

  serve(contentList, async ({ params: { kind }, query }) => {
    const resource = resourceOf(kind);
    if (!resource) return NO_SUCH_KIND;
    const { rows, total } = await resource.list(db, query);
    return listPage([...rows], total);
  });

  serve(contentItem, async ({ params: { kind, id } }) => {
    const resource = resourceOf(kind);
    const item = await resource?.read(db, id);
    if (!resource || !item) return NO_SUCH_KIND;
    return { status: true, data: { id, ...item, kept_because: await resource.keptBecause(db, id) } };
  });

  serve(createContent, async ({ params: { kind }, body: { values }, customer: { customerId } }) => {
    const resource = resourceOf(kind);
    if (!resource) return NO_SUCH_KIND;
    const id = await inTransaction(db, (tx) => resource.create(tx, values, { customerId, now: clock() }));
    return id instanceof HttpError ? id : { status: true, data: { id } };
  });

  serve(changeContent, async ({ params: { kind, id }, body, customer: { customerId } }) => {
    const resource = resourceOf(kind);
    if (!resource) return NO_SUCH_KIND;
    const version = await inTransaction(db, (tx) => resource.change(tx, { id, ...body }, { customerId, now: clock() }));
    return version instanceof HttpError ? version : { status: true, data: { version } };
  });

  serve(showContent, async ({ params: { kind, id }, body, customer: { customerId } }) => {
    const resource = resourceOf(kind);
    if (!resource) return NO_SUCH_KIND;
    const edit = { id, version: body.version, isVisible: body.is_visible };
    const version = await inTransaction(db, (tx) => resource.show(tx, edit, { customerId, now: clock() }));
    return version instanceof HttpError ? version : { status: true, data: { version } };
  });

  serve(moveContent, async ({ params: { kind, id }, body: { to }, customer: { customerId } }) => {
    const resource = resourceOf(kind);
    if (!resource) return NO_SUCH_KIND;
    const moved = await inTransaction(db, (tx) => resource.move(tx, id, to, { customerId, now: clock() }));
    return moved instanceof HttpError ? moved : { status: true, data: { is_moved: moved } };
  });

  serve(deleteContent, async ({ params: { kind, id }, customer: { customerId } }) => {
    const resource = resourceOf(kind);
    if (!resource) return NO_SUCH_KIND;
    const refused = await inTransaction(db, (tx) => resource.remove(tx, id, { customerId, now: clock() }));
    return refused ?? { status: true };
  });

  serve(contentOptions, async ({ query }) => ({ status: true, data: await findOptions(db, query) }));

  serve(contentProducts, async ({ query: { ids } }) => ({
    status: true,
    data: await findCards(db, ids, await labels()),
  }));
}
