import { CONTENT_KINDS, type ContentKind, type ContentValues } from "@store/api-client/content-kinds";
import {
  banners,
  categories as categoryTree,
  changeContent,
  contentItem,
  contentKinds,
  contentList,
  contentOptions,
  contentProducts,
  createContent,
  deleteContent,
  moveContent,
  productList,
  productSection,
  showContent,
} from "@store/api-client/contract";
import {
  CURATED_CATEGORIES,
  EDIT_CONFLICT,
  HTML_TOO_DEEP,
  PACKING_MATERIAL_CATEGORY,
  PRODUCT_SECTIONS,
  UPPER_SECTIONS,
} from "@store/domain";
import { and, desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { blogs, brands, categories, products, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { useTestStore } from "../../testing/test-store.ts";
import {
  BELOW_ITSELF,
  CURATED_BELOW,
  CURATED_SHOWN,
  CURATED_STAYS,
  FIXED_SECTIONS,
  GIFT_WRAP_STAYS,
  NAME_TAKEN,
  TREE_TOO_DEEP,
} from "./messages.ts";

const store = useTestStore();

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
});

const read = async (kind: ContentKind, id: number) =>
  (await expectDone(manager(contentItem, { params: { kind, id } }))).data;
interface Query {
  readonly page?: number;
  readonly search?: string;
  readonly visible?: "shown" | "hidden";
  readonly level?: number;
  readonly within?: number;
}
const list = async (kind: ContentKind, query: Query = {}) =>
  (await expectDone(manager(contentList, { params: { kind }, query }))).data;
const listAll = async (kind: ContentKind) => [
  ...(await list(kind)),
  ...(await list(kind, { page: 2 })),
  ...(await list(kind, { page: 3 })),
];
const create = <K extends ContentKind>(kind: K, values: ContentValues<K>) =>
  manager(createContent, { params: { kind }, body: { values } });
const change = <K extends ContentKind>(kind: K, id: number, version: number, values: ContentValues<K>) =>
  manager(changeContent, { params: { kind, id }, body: { version, values } });
const show = (kind: ContentKind, id: number, version: number, is_visible: boolean) =>
  manager(showContent, { params: { kind, id }, body: { version, is_visible } });
const remove = (kind: ContentKind, id: number) => manager(deleteContent, { params: { kind, id } });
const lastAction = async (subjectId: number) =>
  (
    await store()
      .db.select()
      .from(staffActions)
      .where(and(eq(staffActions.subject, "content"), eq(staffActions.subjectId, subjectId)))
      .orderBy(desc(staffActions.id))
      .limit(1)
  )[0];

const PICTURE = "/media/banner/1/web.640.webp";
const NO_META = { metatitle: "", metadescription: "", metakeywords: "" };
const CATEGORY = {
  ...{ name: "Winter", parent_id: null, is_visible: true, image: "", web_banner: "", mobile_banner: "" },
  ...NO_META,
};
const BANNER = {
  ...{ band: "Upper" as const, title: "Winter", content: "", image: PICTURE, mobile_image: "", alt_text: "" },
  ...{ category_id: null, product_id: 1001, is_visible: true },
};

/** Of each kind that there can be more of: one, and what it becomes. */
const CREATED: { readonly [K in ContentKind]?: readonly [ContentValues<K>, ContentValues<K>] } = {
  categories: [CATEGORY, { ...CATEGORY, name: "Winter care", metatitle: "For the cold" }],
  brands: [{ name: "Himalaya Farm" }, { name: "Himalaya Farms" }],
  foams: [{ name: "Candle" }, { name: "Candles" }],
  "shop-sections": [{ name: "For winter" }, { name: "For the winter" }],
  banners: [BANNER, { ...BANNER, band: "Lower", is_visible: false }],
  "product-sections": [
    { label: "Winter", description: "", products: [{ product_id: 1002 }, { product_id: 1001 }], is_visible: true },
    { label: "Winter", description: "", products: [{ product_id: 1001 }], is_visible: true },
  ],
  blogs: [
    {
      title: "Snow",
      banner: "",
      content: "<p>It fell.</p>",
      published_at: "2026-03-01T00:00:00.000Z",
      is_visible: true,
    },
    {
      title: "Snow",
      banner: PICTURE,
      content: "<p>It fell.</p>",
      published_at: "2026-03-02T00:00:00.000Z",
      is_visible: false,
    },
  ],
  pages: [
    { title: "Our farm", slug: "our-farm", content: "<p>It is green.</p>", description: "", is_visible: true },
    { title: "The farm", slug: "the-farm", content: "<p>It is green.</p>", description: "Green", is_visible: false },
  ],
  testimonials: [
    { author_name: "Asha", description: "Good", is_visible: true },
    { author_name: "Asha", description: "Very good", is_visible: false },
  ],
  videos: [
    { name: "Snow", description: "", embed_link: "https://youtu.be/abcdefgh", is_visible: true },
    { name: "Snow", description: "In Manali", embed_link: "/media/film/curd-to-ghee", is_visible: true },
  ],
  statistics: [
    { name: "Cows", value: "640", is_visible: true },
    { name: "Cows", value: "641", is_visible: true },
  ],
  "page-meta": [
    { path: "/faq", title: "Asked often", description: "", keywords: "" },
    { path: "/faq", title: "Asked often", description: "All answers", keywords: "" },
  ],
};

const kindsOf = (isFixed: boolean) =>
  Object.entries(CONTENT_KINDS).filter(([, kind]) => ("isFixed" in kind && kind.isFixed) === isFixed);
const MADE = Object.entries(CREATED).map(([kind, [first, second]]) => ({ kind, first, second }));

describe("the kinds of content", () => {
  test("are counted, with what is hidden", async () => {
    const { data } = await expectDone(manager(contentKinds));
    expect(data.map(({ kind }) => kind)).toEqual(Object.keys(CONTENT_KINDS));
    expect(data.find(({ kind }) => kind === "categories")).toMatchObject({ hidden: 1 });
    for (const { count } of data.filter(({ kind }) => kind !== "page-meta")) expect(count).toBeGreaterThan(0);
    expect(MADE.map(({ kind }) => kind).toSorted()).toEqual(
      kindsOf(false)
        .map(([kind]) => kind)
        .toSorted(),
    );
  });

  test("are these alone", async () => {
    await expectRefused(manager(contentList, { params: { kind: "toString" } }), 404);
    await expectRefused(manager(contentItem, { params: { kind: "brands", id: 999_999 } }), 404);
  });

  test("are a manager's, and not a packer's", async () => {
    const packer = await newStaffMember(store(), "packer");
    await expectRefused(packer(contentKinds), 403);
  });
});

describe.each(MADE)("$kind", ({ kind: name, first, second }) => {
  const kind = Object.keys(CREATED).find((one): one is ContentKind => one === name) ?? "brands";
  const send = (values: object) => manager(createContent, { params: { kind }, body: { values: { ...values } } });
  const edit = (id: number, version: number, values: object) =>
    manager(changeContent, { params: { kind, id }, body: { version, values: { ...values } } });

  test("are created, found, changed from the newest version alone, and deleted", async () => {
    const { data } = await expectDone(send(first));
    const { id } = data;
    const made = await read(kind, id);
    expect(made).toMatchObject({ id, version: 1, values: first });
    expect(made.kept_because).toBeUndefined();
    expect(await lastAction(id)).toMatchObject({ customerId: manager.customer.customerId, after: { kind } });
    const listed = await list(kind, { search: made.title });
    expect(listed.map((row) => row.id)).toContain(id);

    expect((await expectDone(edit(id, 1, second))).data.version).toBe(2);
    expect((await read(kind, id)).values).toEqual(second);
    expect((await expectRefused(edit(id, 1, first), 409)).message).toBe(EDIT_CONFLICT);
    expect(await read(kind, id)).toMatchObject({ version: 2, values: second });
    // Nothing new: nothing happens.
    expect((await expectDone(edit(id, 2, second))).data.version).toBe(2);

    await expectDone(remove(kind, id));
    await expectRefused(remove(kind, id), 404);
    expect((await lastAction(id))?.before).toMatchObject({ kind });
  });

  test("are refused with what is wrong of them, field by field", async () => {
    const { errors } = await expectRefused(send({}), 400);
    expect(Object.keys(errors)).toEqual(Object.keys(first));
    for (const field of Object.keys(first)) {
      const wrong = await expectRefused(send({ ...first, [field]: [{ a: 1 }] }), 400);
      expect(Object.keys(wrong.errors)[0]).toMatch(new RegExp(`^${field}`));
    }
  });

  test("of two changes at once, one is done", async () => {
    const { data } = await expectDone(send(first));
    const at = await Promise.all([edit(data.id, 1, second), edit(data.id, 1, second)]);
    expect(at.filter(({ ok }) => ok)).toHaveLength(1);
    await expectDone(remove(kind, data.id));
  });
});

describe.each(kindsOf(false).filter(([, { isOrdered }]) => isOrdered))("the order of %s", (name) => {
  const kind = Object.keys(CREATED).find((one): one is ContentKind => one === name) ?? "brands";
  const move = (id: number, to: "before" | "behind") =>
    expectDone(manager(moveContent, { params: { kind, id }, body: { to } }));
  const ids = async () => (await listAll(kind)).map(({ id }) => id);

  test("changes by one place, and ends at the ends", async () => {
    const [top = 0, second = 0, ...others] = (await listAll(kind))
      .filter(({ level = 1 }) => level === 1)
      .map(({ id }) => id);
    const tops = async () => (await ids()).filter((id) => [top, second, ...others].includes(id));
    await move(second, "before");
    expect(await tops()).toEqual([second, top, ...others]);
    await move(second, "before");
    expect(await tops()).toEqual([second, top, ...others]);
    await move(second, "behind");
    expect(await tops()).toEqual([top, second, ...others]);
    expect(await lastAction(second)).toMatchObject({ before: { place: 1 }, after: { place: 2 } });
  });
});

describe.each(kindsOf(true))("%s", (name) => {
  const kind = Object.keys(CONTENT_KINDS).find((one): one is ContentKind => one === name) ?? "brands";

  test("have their places: they change, and are neither added nor deleted", async () => {
    const [row] = await list(kind);
    const { id, version, values, kept_because } = await read(kind, row?.id ?? 0);
    expect(kept_because).toBe(FIXED_SECTIONS);
    const body = { version, values: { ...values, label: "Other words", is_visible: false } };
    await expectDone(manager(changeContent, { params: { kind, id }, body }));
    expect((await list(kind)).find((one) => one.id === id)).toMatchObject({ title: "Other words", is_visible: false });
    expect((await expectRefused(remove(kind, id), 409)).message).toBe(FIXED_SECTIONS);
    await expectRefused(manager(createContent, { params: { kind }, body: { values } }), 409);
    await expectRefused(manager(moveContent, { params: { kind, id }, body: { to: "before" } }), 404);
  });
});

describe("what can be hidden", () => {
  test.each(MADE.filter(({ first }) => "is_visible" in first).map(({ kind, first }) => ({ name: kind, first })))(
    "of $name is hidden and shown from the newest version alone",
    async ({ name, first }) => {
      const kind = Object.keys(CREATED).find((one): one is ContentKind => one === name) ?? "brands";
      const values = { ...first, is_visible: true };
      const { data } = await expectDone(manager(createContent, { params: { kind }, body: { values } }));
      const before = await read(kind, data.id);
      const search = before.title;
      const found = async (visible: "shown" | "hidden") =>
        (await list(kind, { search, visible })).find(({ id }) => id === data.id);
      expect(await found("shown")).toMatchObject({ is_visible: true, version: 1 });
      expect((await expectDone(show(kind, data.id, 1, false))).data.version).toBe(2);
      expect(await read(kind, data.id)).toMatchObject({ version: 2, values: { ...before.values, is_visible: false } });
      expect(await found("shown")).toBeUndefined();
      expect(await found("hidden")).toMatchObject({ is_visible: false, version: 2 });
      expect((await expectRefused(show(kind, data.id, 1, true), 409)).message).toBe(EDIT_CONFLICT);
      expect(await lastAction(data.id)).toMatchObject({ customerId: manager.customer.customerId });
      expect((await expectDone(show(kind, data.id, 2, true))).data.version).toBe(3);
      expect((await read(kind, data.id)).values).toEqual(before.values);
      await expectDone(remove(kind, data.id));
      await expectRefused(show(kind, data.id, 3, true), 404);
    },
  );

  test("is not what has no such state", async () => {
    const [brand] = await list("brands");
    await expectRefused(show("brands", brand?.id ?? 0, brand?.version ?? 0, false), 404);
    expect(await list("brands", { visible: "hidden" })).toEqual([]);
  });
});

describe("what is in use", () => {
  test.each(["brands", "foams", "shop-sections", "categories"] as const)("of %s stays, and says why", async (kind) => {
    const found = await list(kind, kind === "categories" ? { search: "Hampers" } : {});
    const kept = await Promise.all(found.map(({ id }) => read(kind, id)));
    const used =
      kept.find(({ kept_because }) => kept_because?.includes("refer"))?.id ?? (kind === "categories" ? 1 : 0);
    expect((await expectRefused(remove(kind, used), 409)).message).toMatch(/^It cannot be deleted: \d+ .* to it\.$/);
  });
});

describe("the home page", () => {
  test("shows a new banner, once it is visible", async () => {
    const { data } = await expectDone(create("banners", { ...BANNER, is_visible: false }));
    const shown = async () =>
      (await expectDone(store().nobody(banners, { query: { sequence: "Upper" } }))).data.map(({ id }) => id);
    expect(await shown()).not.toContain(data.id);
    await expectDone(change("banners", data.id, 1, BANNER));
    expect((await shown()).at(-1)).toBe(data.id);
    await expectDone(remove("banners", data.id));
    await expectRefused(create("banners", { ...BANNER, product_id: 999_999 }), 400);
  });

  test("shows a row's products in their order, and rows in theirs", async () => {
    const id = PRODUCT_SECTIONS.instantMix;
    const { version, values } = await read("product-sections", id);
    const chosen = [{ product_id: 1002 }, { product_id: 1001 }];
    await expectDone(
      manager(changeContent, {
        params: { kind: "product-sections", id },
        body: { version, values: { ...values, products: chosen } },
      }),
    );
    await expectDone(manager(moveContent, { params: { kind: "product-sections", id }, body: { to: "before" } }));
    const { data } = await expectDone(store().nobody(productSection));
    expect(data[1]?.id).toBe(id);
    expect(data[1]?.products.map((product) => product.id)).toEqual([1002, 1001]);
    expect((await lastAction(id))?.action).toBe("move product row");
  });

  test("keeps scripts out of a block's text", async () => {
    const id = UPPER_SECTIONS.mission;
    const { version, values } = await read("about-sections", id);
    const body = { version, values: { ...values, description: "<p>Clean</p><script>alert(1)</script>" } };
    await expectDone(manager(changeContent, { params: { kind: "about-sections", id }, body }));
    expect((await read("about-sections", id)).values.description).toBe("<p>Clean</p>");
  });

  test("frames no script for a film", async () => {
    for (const embed_link of ["javascript:alert(1)", "//evil.example/x", "http://a.example", "https://a.example/film"])
      await expectRefused(create("videos", { name: "x", description: "", embed_link, is_visible: true }), 400);
  });
});

test("a post has something to read", async () => {
  const [post] = MADE.filter(({ kind }) => kind === "blogs");
  const values = { ...post?.first, content: "<p>&nbsp;</p><p></p>" };
  const { errors } = await expectRefused(manager(createContent, { params: { kind: "blogs" }, body: { values } }), 400);
  expect(errors).toHaveProperty("content");
});

test("a row of products has one in each place", async () => {
  const values = { label: "Winter", description: "", products: [{ product_id: null }], is_visible: false };
  const { errors } = await expectRefused(create("product-sections", values), 400);
  expect(errors).toHaveProperty(["products.0.product_id"]);
});

describe("a post's text", () => {
  const createPost = (content: string) => {
    const [post] = MADE.filter(({ kind }) => kind === "blogs");
    return manager(createContent, { params: { kind: "blogs" }, body: { values: { ...post?.first, content } } });
  };

  test("may be as long in Gujarati as in English", async () => {
    const content = `<p>${"ગાયનું ઘી ".repeat(10_000).slice(0, 99_993).trim()}</p>`;
    const { data } = await expectDone(createPost(content));
    const [stored] = await store().db.select().from(blogs).where(eq(blogs.id, data.id));
    expect(stored?.contentHtml).toBe(content);
  });

  test.each(["div", "b", "ul", "table><tr><td"])("that has 5,000 <%s> within each other is refused", async (tag) => {
    const { message } = await expectRefused(createPost(`<${tag}>`.repeat(5000).concat("text")), 400);
    expect(message).toContain(HTML_TOO_DEEP);
  });
});

test("a post is cleaned before it is stored", async () => {
  const [post] = MADE.filter(({ kind }) => kind === "blogs");
  const values = { ...post?.first, content: "<p onclick='x()'>Snow</p><script>alert(1)</script>" };
  const { data } = await expectDone(manager(createContent, { params: { kind: "blogs" }, body: { values } }));
  const [stored] = await store().db.select().from(blogs).where(eq(blogs.id, data.id));
  expect(stored?.contentHtml).toBe("<p>Snow</p>");
});

describe("a name", () => {
  test("belongs to one, whatever its case", async () => {
    const [brand] = await list("brands");
    const name = brand?.title.toUpperCase() ?? "";
    expect((await expectRefused(create("brands", { name }), 409)).message).toBe(NAME_TAKEN);
  });

  test("of a brand is found in its products", async () => {
    const { db } = store();
    const [brand] = await db.select().from(brands).where(eq(brands.name, "Gir Gauvan"));
    const id = brand?.id ?? 0;
    await expectDone(change("brands", id, brand?.version ?? 0, { name: "Kamadhenu Kutir" }));
    const found = await expectDone(store().nobody(productList, { query: { prod_search: "kamadhenu" } }));
    expect(found.total_count).toBe(
      await db.$count(products, and(eq(products.brandId, id), eq(products.isHidden, false))),
    );
    expect(found.total_count).toBeGreaterThan(0);
    const [product] = await db.select().from(products).where(eq(products.brandId, id)).limit(1);
    expect(product?.searchWords).not.toContain("gauvan");
  });
});

describe("the tree of categories", () => {
  /** A branch of three levels with products, and the way from the top to its leaf. */
  async function branch() {
    const { db } = store();
    const rows = await db.select().from(categories);
    const leaf = rows.find(({ level }) => level === 3);
    const second = rows.find(({ id }) => id === leaf?.parentId);
    const top = rows.find(({ id }) => id === second?.parentId);
    if (!leaf || !second || !top) throw new Error("The sample shop has no branch of three levels");
    return { leaf, second, top };
  }
  const edit = async (id: number, values: object) => {
    const { version, values: before } = await read("categories", id);
    return manager(changeContent, {
      params: { kind: "categories", id },
      body: { version, values: { ...before, ...values } },
    });
  };
  const productsOf = (id: number) => store().db.select().from(products).where(eq(products.categoryId, id));

  test("takes the products of a moved category along: levels, and words that find them", async () => {
    const { leaf, second, top } = await branch();
    const before = await productsOf(leaf.id);
    expect(before[0]).toMatchObject({ level1: top.id, level2: second.id, level3: leaf.id });
    const { data: winter } = await expectDone(create("categories", { ...CATEGORY, name: "Quokka" }));
    await expectDone(edit(leaf.id, { parent_id: winter.id }));
    const after = await productsOf(leaf.id);
    expect(after).toHaveLength(before.length);
    for (const product of after) {
      expect(product).toMatchObject({ level1: winter.id, level2: leaf.id, level3: null });
      expect(product.searchWords).toContain("quokka");
    }
    const listed = await expectDone(store().nobody(productList, { query: { category_id: winter.id } }));
    expect(listed.total_count).toBe(before.filter(({ isHidden }) => !isHidden).length);
    const names = (await list("categories", { search: leaf.name })).map(({ level }) => level);
    expect(names).toContain(2);
    await expectDone(edit(leaf.id, { parent_id: second.id }));
    const back = await productsOf(leaf.id);
    const words = (text: string | undefined) => text?.split(" ").toSorted();
    for (const [index, product] of back.entries()) {
      expect(product).toMatchObject({ level1: top.id, level2: second.id, level3: leaf.id });
      const itself = before.find(({ id }) => id === back[index]?.id);
      expect(words(product.searchWords)).toEqual(words(itself?.searchWords));
    }
  });

  test("hides a category with all its products, and shows them again", async () => {
    const { leaf } = await branch();
    const isCurated = CURATED_CATEGORIES.some(({ id }) => id === leaf.id);
    expect(isCurated).toBe(false);
    await expectDone(edit(leaf.id, { is_visible: false }));
    for (const { isHidden } of await productsOf(leaf.id)) expect(isHidden).toBe(true);
    const tree = JSON.stringify((await expectDone(store().nobody(categoryTree, { query: {} }))).categories);
    expect(tree).not.toContain(`"id":${leaf.id},`);
    const [archived] = await productsOf(leaf.id);
    const itself = eq(products.id, archived?.id ?? 0);
    await store().db.update(products).set({ isArchived: true }).where(itself);
    await expectDone(edit(leaf.id, { is_visible: true }));
    for (const { id, isHidden } of await productsOf(leaf.id)) expect(isHidden).toBe(id === archived?.id);
    await store().db.update(products).set({ isArchived: false, isHidden: false }).where(itself);
  });

  test("is listed by level, by what it stands in, and with what hides it", async () => {
    const { leaf, second, top } = await branch();
    for (const { level } of await list("categories", { level: 2 })) expect(level).toBe(2);
    const ids = async (within: number) => (await list("categories", { within })).map(({ id }) => id);
    expect(await ids(top.id)).toEqual(expect.arrayContaining([top.id, second.id, leaf.id]));
    expect((await ids(top.id))[0]).toBe(top.id);
    expect(await ids(leaf.id)).toEqual([leaf.id]);
    expect(await ids(999_999)).toEqual([]);
    const { data } = await expectDone(create("categories", { ...CATEGORY, name: "Wombat" }));
    const below = await expectDone(create("categories", { ...CATEGORY, name: "Wombats", parent_id: data.id }));
    await expectDone(show("categories", data.id, 1, false));
    const [row] = await list("categories", { level: 2, within: data.id });
    expect(row).toMatchObject({ id: below.data.id, is_visible: true, hidden_by: "Wombat", detail: "In Wombat" });
    await expectDone(remove("categories", below.data.id));
    await expectDone(remove("categories", data.id));
    const [ghee] = CURATED_CATEGORIES;
    const curated = await read("categories", ghee?.id ?? 0);
    expect((await expectRefused(show("categories", curated.id, curated.version, false), 409)).message).toBe(
      CURATED_STAYS,
    );
  });

  test("keeps the curated nineteen in the menu; they can be renamed", async () => {
    const [ghee] = CURATED_CATEGORIES;
    const id = ghee?.id ?? 0;
    expect((await expectRefused(edit(id, { is_visible: false }), 409)).message).toBe(CURATED_STAYS);
    expect((await expectRefused(remove("categories", id), 409)).message).toBe(CURATED_STAYS);
    const { values } = await read("categories", id);
    if (typeof values.parent_id === "number")
      expect((await expectRefused(edit(values.parent_id, { is_visible: false }), 409)).message).toBe(CURATED_BELOW);
    const { data: attic } = await expectDone(create("categories", { ...CATEGORY, name: "Numbat", is_visible: false }));
    expect((await expectRefused(edit(id, { parent_id: attic.id }), 409)).errors.parent_id).toEqual([CURATED_SHOWN]);
    await expectDone(remove("categories", attic.id));
    await expectDone(edit(id, { name: "Ghee" }));
    expect((await list("categories", { search: "Ghee" })).map(({ title }) => title)).toContain("Ghee");
    expect((await expectRefused(remove("categories", PACKING_MATERIAL_CATEGORY), 409)).message).toBe(GIFT_WRAP_STAYS);
  });

  test("has three levels and no circle", async () => {
    const { leaf, top } = await branch();
    expect((await expectRefused(edit(top.id, { parent_id: leaf.id }), 400)).message).toBe(BELOW_ITSELF);
    expect(
      (await expectRefused(create("categories", { ...CATEGORY, name: "Deep", parent_id: leaf.id }), 400)).message,
    ).toBe(TREE_TOO_DEEP);
    const other = (await listAll("categories")).find(({ level, id }) => level === 1 && id !== top.id);
    expect((await expectRefused(edit(top.id, { parent_id: other?.id ?? 0 }), 400)).message).toBe(TREE_TOO_DEEP);
  });
});

test("products and categories are found by name, to link to", async () => {
  const ask = async (query: { of: "categories" | "products"; search?: string; id?: number }) =>
    (await expectDone(manager(contentOptions, { query }))).data;
  const found = await ask({ of: "products", search: "ghee" });
  expect(found.length).toBeGreaterThan(1);
  expect(found.length).toBeLessThanOrEqual(20);
  for (const { name } of found) expect(name.toLowerCase()).toContain("ghee");
  expect(await ask({ of: "products", id: 1001 })).toHaveLength(1);
  expect(await ask({ of: "categories", search: "%" })).toEqual([]);
});

test("products are shown in the order asked for, once each, without what is not sold", async () => {
  const ask = async (ids: string) =>
    (await expectDone(manager(contentProducts, { query: { ids } }))).data.map(({ id }) => id);
  const itself = eq(products.id, 1003);
  await store().db.update(products).set({ isArchived: true }).where(itself);
  expect(await ask("1002,1003,1001,1002,999999")).toEqual([1002, 1001]);
  await store().db.update(products).set({ isArchived: false }).where(itself);
  for (const ids of ["", "0", "1,", "x", Array.from({ length: 31 }, (_, place) => place + 1).join(",")])
    await expectRefused(manager(contentProducts, { query: { ids } }), 400);
});
