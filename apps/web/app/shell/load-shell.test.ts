// @vitest-environment jsdom
import { metaTags } from "@store/api-client/contract";
import { pageMeta } from "@store/content";
import { call } from "@store/react-client/browser-call";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { describe, expect, it } from "vitest";
import { loadShell } from "./load-shell.ts";

const backend = useMockBackend();

const SITE = "https://store.example";

/** The tags that a page's data have when the backend answers with those of a route. */
async function tagsSent(url: string, route: string) {
  const { title, description } = pageMeta(route);
  backend.reply(metaTags, () => ({ status: true, title, description, keywords: "ghee" }));
  return (await loadShell(call, SITE, new URL(url, SITE))).page.tags;
}

describe("the tags in a page's data", () => {
  it("leave out what its scripts have as defaults", async () => {
    expect(await tagsSent("/gift-voucher", "/gift-voucher")).toEqual({ keywords: "ghee" });
  });

  it("are whole for a page without defaults of its own, whatever they say", async () => {
    const { title, description } = pageMeta("/");
    expect(await tagsSent("/shop?category=11", "/")).toEqual({ title, description, keywords: "ghee" });
  });
});

it("A list's tags are asked for by its category alone, so that its pages, orders and filters share an answer", async () => {
  const calls = backend.reply(metaTags);
  const page = async (url: string) => (await loadShell(call, SITE, new URL(url, SITE))).page.url;
  expect(await page("/shop?page=2&category=11&ordering=base_price")).toBe(
    "/shop?page=2&category=11&ordering=base_price",
  );
  await page("/shop?brand=3&brand_name=Kamdhenu");
  await page("/event?id=4");
  expect(calls.map(({ query }) => query.page_url)).toEqual(["/shop?category=11", "/shop", "/event"]);
});
