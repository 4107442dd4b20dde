import { createCaller, type Incoming } from "@store/api-client";
import { productList } from "@store/api-client/contract";
import { expect, it } from "vitest";
import { loadShop } from "./load-shop.ts";
import { readShopQuery } from "./shop-query.ts";

const SECTION = { id: 1, name: "Most loved", section_sequence: 1 };
const CARD = { id: 104, name: "Turmeric Powder 200 g", product_tag_list: [], section_info: SECTION };
const FOAMS: Incoming = { status: 200, content: { status: true, data: [{ id: 1, name: "Powder" }] } };

it("A list in the shop's own order stands in sections, a sorted one in a single group [R59] [C41]", async () => {
  const list: Incoming = { status: 200, content: { status: true, total_pages: 1, data: { data: [CARD] } } };
  const call = createCaller({
    baseUrl: "",
    send: async ({ url }) => (url.startsWith(productList.path) ? list : FOAMS),
  });
  const load = async (search: string) => (await loadShop(call, readShopQuery(new URLSearchParams(search)))).listing;
  expect(await load("")).toMatchObject({ groups: [{ title: "Most loved", products: [{ name: CARD.name }] }] });
  expect(await load("ordering=base_price")).toMatchObject({
    groups: [{ title: undefined, products: [{ name: CARD.name }] }],
  });
});
