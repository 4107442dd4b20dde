import { productFeed, sitemapFiles, sitemapProducts } from "@store/api-client/contract";
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { products, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { SLICE } from "./product-feed.ts";
import { IDS_IN_A_FILE } from "./sitemap-products.ts";

const GHEE = 1002;

const store = useTestStore();

const slice = (after = 0) => expectDone(store().nobody(productFeed, { query: { after } }));

async function wholeFeed() {
  const slices = [await slice()];
  for (let next = slices[0]?.next; next !== undefined; next = slices.at(-1)?.next) slices.push(await slice(next));
  return slices;
}

const set = (change: Partial<typeof products.$inferInsert>, id = GHEE) =>
  store().db.update(products).set(change).where(eq(products.id, id));

describe("the feed of products", () => {
  test("has each product that is listed and has a price once, by id, a slice after the other", async () => {
    const rows = await store().db.select().from(products).orderBy(products.id);
    const listed = rows.filter(({ isHidden, pricePaid }) => !isHidden && pricePaid > 0);
    expect(listed.length).toBeGreaterThan(SLICE);
    expect(listed.length).toBeLessThan(rows.length);
    const slices = await wholeFeed();
    expect(slices.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(listed.map(({ id }) => id));
    for (const { data, next } of slices) {
      expect(data.length).toBeLessThanOrEqual(SLICE);
      expect(next).toBe(data.length === SLICE ? data.at(-1)?.id : undefined);
    }
  });

  test("says of a product what a channel has to know, and nothing that is the shop's own", async () => {
    await set({ cost: null, sku: "GG-500" });
    const [ghee] = (await slice(GHEE - 1)).data;
    expect(ghee).toMatchObject({
      id: GHEE,
      brand_name: "Gir Gauvan",
      categories: ["Groceries", expect.any(String), "A2 Gir Cow Ghee"],
      net_quantity: 500,
      unit: "ml",
      size: "500 ml",
      images: expect.arrayContaining([expect.stringMatching(/^\/media\/product\/1002\//)]),
    });
    expect(JSON.stringify(ghee)).not.toContain("GG-500");
    expect(Object.keys(ghee ?? {})).not.toContain("cost");
  });

  test("joins the sizes of the same goods by a name that is not the group's own", async () => {
    const { data } = await slice(1000);
    const group = data.find(({ id }) => id === GHEE)?.item_group;
    const rows = await store().db.select().from(products).orderBy(products.id);
    const packGroup = rows.find(({ id }) => id === GHEE)?.packGroup;
    const sizes = rows.filter((row) => row.packGroup === packGroup && !row.isHidden);
    expect(group).toMatch(/^[0-9a-f]{16}$/);
    expect(data.filter(({ item_group }) => item_group === group).map(({ id }) => id)).toEqual(
      sizes.map(({ id }) => id),
    );
    expect(sizes.length).toBeGreaterThan(1);
  });

  test.each([
    ["is hidden", { isHidden: true }],
    ["is taken out of the shop", { isHidden: true, isArchived: true }],
  ])("leaves out at once what %s", async (_, change) => {
    await set(change);
    expect((await slice(GHEE - 1)).data[0]?.id).not.toBe(GHEE);
    await set({ isHidden: false, isArchived: false });
    expect((await slice(GHEE - 1)).data[0]?.id).toBe(GHEE);
  });
});

describe("the site map's files of products", () => {
  const files = async () => (await expectDone(store().nobody(sitemapFiles))).data;
  const inFile = async (file: number) => (await expectDone(store().nobody(sitemapProducts, { params: { file } }))).data;

  test("have together what the feed has, each product where its id belongs", async () => {
    const [ghee] = await store().db.select().from(products).where(eq(products.id, GHEE));
    if (!ghee) throw new Error("The seed has no ghee");
    const { search: _, ...row } = ghee;
    const FAR = 3 * IDS_IN_A_FILE;
    await store()
      .db.insert(products)
      .values([FAR, FAR + 1].map((id) => ({ ...row, sku: "", id })));
    const listed = await files();
    expect(listed.map(({ file }) => file)).toEqual([1, 3, 4]);
    const found = await Promise.all(listed.map(({ file }) => inFile(file)));
    const inFeed = (await wholeFeed()).flatMap(({ data }) => data.map(({ id }) => id));
    expect(found.flat().map(({ id }) => id)).toEqual(inFeed);
    expect(found.slice(1).map((file) => file.map(({ id }) => id))).toEqual([[FAR], [FAR + 1]]);
    await store().db.delete(products).where(sql`${products.id} >= ${FAR}`);
  });

  test("say when a product last changed: by staff, or by a review", async () => {
    const changedAt = async () => (await inFile(1)).find(({ id }) => id === GHEE)?.changed_at;
    const [created, edited, reviewed] = ["2026-01-01", "2026-02-02", "2026-03-03"].map((day) => `${day}T10:00:00.000Z`);
    await set({ createdAt: new Date(created ?? ""), newestReviews: [] });
    expect(await changedAt()).toBe(created);
    const action = { customerId: null, action: "change", subject: "product", subjectId: GHEE, before: {}, after: {} };
    await store()
      .db.insert(staffActions)
      .values({ ...action, at: new Date(edited ?? "") });
    expect(await changedAt()).toBe(edited);
    const review = { id: 1, name: "Asha", rating: 5, review: null, is_verified: true, created_at: reviewed ?? "" };
    await set({ newestReviews: [review] });
    expect(await changedAt()).toBe(reviewed);
  });

  test.each([2, 2_147_483_647])("file %i, which has none, is not there", async (file) => {
    await expectRefused(store().nobody(sitemapProducts, { params: { file } }), 404);
  });

  test("say which products have reviews", async () => {
    await set({ starCounts: [0, 0, 0, 0, 1] });
    const reviewed = async () => (await inFile(1)).find(({ id }) => id === GHEE)?.has_reviews;
    expect(await reviewed()).toBe(true);
    await set({ starCounts: [0, 0, 0, 0, 0] });
    expect(await reviewed()).toBe(false);
  });
});
