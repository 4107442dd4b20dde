import { metaTags } from "@store/api-client/contract";
import { expect, test } from "vitest";
import { pageMeta } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();
const metaOf = (page_url: string) => expectDone(store().nobody(metaTags, { query: { page_url } }));

test.each(["/products/1002/whatever", "https://store.example/products/1002/whatever?x=1"])(
  "a product's page has the product's own words: %s [R16]",
  async (page_url) => {
    expect(await metaOf(page_url)).toMatchObject({
      title: expect.stringContaining("Ghee"),
      description: expect.any(String),
      keywords: expect.stringContaining("Gir"),
    });
  },
);

test("a category's listing has the category's", async () => {
  expect((await metaOf("/shop?category=16&page=2")).title).toContain("Masala & Spices");
});

test.each(["/shop", "/shop?page=2", "/shop?category=99999999999"])("%s has the whole shop's", async (page_url) => {
  expect(await metaOf(page_url)).toMatchObject({
    title: "Shop all organic and natural products",
    description: expect.stringContaining("cow-based"),
    keywords: expect.stringContaining("Groceries"),
  });
});

test.each(["/", "/about-us", "/products/999999/x", "/products/abc/x", "http://[", "%zz"])(
  "%s has none of its own: the defaults are used",
  async (page_url) => {
    expect(await metaOf(page_url)).toEqual({
      status: true,
      title: undefined,
      description: undefined,
      keywords: undefined,
    });
  },
);

test("a page has what staff wrote for it, and its own where they wrote nothing", async () => {
  await store()
    .db.insert(pageMeta)
    .values([
      { path: "/about-us", title: "Our farm", description: "", keywords: "farm" },
      { path: "/shop", title: "", description: "Everything", keywords: "" },
    ]);
  const written = { title: "Our farm", description: undefined, keywords: "farm" };
  for (const page of ["/about-us", "/about-us/", "/about-us?from=mail"])
    expect(await metaOf(page)).toMatchObject(written);
  expect(await metaOf("/shop")).toMatchObject({
    title: "Shop all organic and natural products",
    description: "Everything",
  });
  await store().db.delete(pageMeta);
});

test("a page must be named", async () => {
  await expectRefused(store().nobody(metaTags, { query: { page_url: "" } }), 400);
});
