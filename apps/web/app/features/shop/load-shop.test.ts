import { createCaller, type Incoming } from "@store/api-client";
import { productList } from "@store/api-client/contract";
import { expect, it } from "vitest";
import { loadShop } from "./load-shop.ts";
import { readShopQuery } from "./shop-query.ts";

const SECTION = { id: 1, name: "Most loved", section_sequence: 1 };
const CARD = { id: 104, name: "Turmeric Powder 200 g", product_tag_list: [], section_info: SECTION };
const FOAMS: Incoming = { status: 200, content: { status: true, data: [{ id: 1, name: "Powder" }] } };

it("A page that is rendered again has the listing that it had, where the backend says the same", async () => {
  const state: { list: Incoming } = { list: { status: 200, content: undefined } };
  const say = (name: string) => {
    state.list = { status: 200, content: { status: true, total_pages: 1, data: { data: [{ ...CARD, name }] } } };
  };
  const call = createCaller({
    baseUrl: "",
    send: async ({ url }) => (url.startsWith(productList.path) ? state.list : FOAMS),
  });
  const load = async (search: string) => (await loadShop(call, readShopQuery(new URLSearchParams(search)))).listing;

  say("Turmeric");
  const sorted = await load("ordering=base_price");
  expect(sorted).toMatchObject({ groups: [{ title: undefined, products: [{ name: "Turmeric" }] }] });
  expect(await load("ordering=-base_price")).toBe(sorted);
  expect(await load("")).toMatchObject({ groups: [{ title: "Most loved", products: [{ name: "Turmeric" }] }] });
  say("Haldi");
  expect(await load("ordering=base_price")).toMatchObject({ groups: [{ products: [{ name: "Haldi" }] }] });
});
