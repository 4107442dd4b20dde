// @vitest-environment jsdom
import { productList } from "@store/api-client/contract";
import { BACKEND } from "@store/react-client/browser-call";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { act, fireEvent, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import { Search } from "./search.tsx";

const backend = useMockBackend();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

const card = (id: number) => ({ id, name: `Ghee ${id}`, product_tag_list: [] });

/** A backend with `matches` products for any search; returns the searches. */
function shopOf(matches: number) {
  const searched: (string | undefined)[] = [];
  backend.reply(productList, ({ query }) => {
    searched.push(query.prod_search);
    const data = Array.from({ length: matches }, (_, index) => card(index + 1));
    return { status: true, total_pages: 1, data: { data } };
  });
  return searched;
}

const box = () => screen.findByRole("combobox", { name: "Search products" });
const type = async (value: string) => fireEvent.change(await box(), { target: { value } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const options = async () => (await screen.findAllByRole("option")).map(({ textContent }) => textContent);
const open = () => renderRoutes([], "/", () => <Search />);

describe("live search", () => {
  it("asks once typing has rested for 500 ms [R6]", async () => {
    const searched = shopOf(1);
    open();
    await type("g");
    await wait(450);
    await type("ghee");
    await wait(450);
    expect(searched).toEqual([]);
    await wait(100);
    await options();
    expect(searched).toEqual(["ghee"]);
  });

  it("does not ask for an empty text [R6]", async () => {
    const searched = shopOf(1);
    open();
    await type("   ");
    await wait(1000);
    expect(searched).toEqual([]);
  });

  it.each([
    [1, ["Ghee 1"]],
    [4, ["Ghee 1", "Ghee 2", "Ghee 3", "Ghee 4"]],
    [5, ["Ghee 1", "Ghee 2", "Ghee 3", "See more results"]],
    [24, ["Ghee 1", "Ghee 2", "Ghee 3", "See more results"]],
  ])("of %s matches shows %j [R7]", async (matches, shown) => {
    shopOf(matches);
    open();
    await type("ghee");
    await wait(500);
    expect(await options()).toEqual(shown);
  });

  it("shows each product's picture and price beside its name, which are read together", async () => {
    backend.reply(productList, {
      status: true,
      total_pages: 1,
      data: {
        data: [
          { ...card(1), image1: "/media/product/1/1.640.webp?v=a", product_price: 1450.5, base_price: 1300 },
          { ...card(2), home_image: "/media/product/2/1.640.webp", base_price: 99 },
          card(3),
        ],
      },
    });
    open();
    await type("ghee");
    await wait(500);
    const shown = await screen.findAllByRole("option");
    expect(shown.map((option) => option.textContent)).toEqual(["Ghee 1 ₹1,450.50", "Ghee 2 ₹99.00", "Ghee 3"]);
    const pictures = shown.map((option) => option.querySelector("img"));
    expect(pictures.map((picture) => picture?.getAttribute("src"))).toEqual([
      "/media/product/1/1.160.webp?v=a",
      "/media/product/2/1.160.webp",
      undefined,
    ]);
    for (const picture of pictures.slice(0, 2)) {
      expect(picture?.alt, "the name stands beside it").toBe("");
      expect([picture?.width, picture?.height], "keeps its place free").toEqual([48, 48]);
    }
  });

  it("says that it searches, then how many suggestions there are", async () => {
    let letGo = () => {};
    const gate = new Promise<void>((done) => {
      letGo = done;
    });
    shopOf(5);
    backend.use(http.get(`${BACKEND}${productList.path}`, () => gate));
    open();
    fireEvent.focus(await box());
    const status = screen.getByRole("status");
    expect(status.textContent).toBe("");
    await type("ghee");
    await wait(500);
    expect(status.textContent).toBe("Searching …");
    letGo();
    await options();
    expect(status.textContent).toBe("4 suggestions");
  });

  it("keeps the suggestions while more is typed, until those for it come", async () => {
    shopOf(2);
    open();
    await type("ghee");
    await wait(500);
    expect(await options()).toEqual(["Ghee 1", "Ghee 2"]);
    shopOf(1);
    await type("ghee 1");
    expect(await options()).toEqual(["Ghee 1", "Ghee 2"]);
    await wait(500);
    await expect.poll(options).toEqual(["Ghee 1"]);
    await type("");
    expect(screen.queryByRole("option")).toBeNull();
  });

  it("says when nothing matches [R7]", async () => {
    shopOf(0);
    open();
    await type("petrol");
    await wait(500);
    expect(await screen.findByText("No products found")).toBeDefined();
  });

  it("leads to all results, and to the product that is chosen [R7]", async () => {
    shopOf(5);
    const { address } = open();
    await type("ghee");
    await wait(500);
    fireEvent.click(await screen.findByRole("option", { name: "See more results" }));
    await expect.poll(address).toBe("/shop?search=ghee");
    await type("ghee 2");
    await wait(500);
    fireEvent.click(await screen.findByRole("option", { name: "Ghee 2" }));
    await expect.poll(address).toBe("/products/2/Ghee-2");
  });

  it("keeps its words on the page of their results, and asks for none until they change [R6]", async () => {
    const searched = shopOf(5);
    const { address } = open();
    await type("ghee");
    fireEvent.click(screen.getByRole("button", { name: "Search" }));
    await expect.poll(address).toBe("/shop?search=ghee");
    await expect.poll(box).toHaveProperty("value", "ghee");
    await wait(1000);
    expect(searched).toEqual([]);
  });

  it("says when the search does not answer [R7]", async () => {
    backend.use(http.get(`${BACKEND}${productList.path}`, () => HttpResponse.error()));
    open();
    await type("ghee");
    await wait(500);
    expect(await screen.findByText(/The search does not answer/)).toBeDefined();
  });

  it("works as a form before any script [R6]", async () => {
    open();
    const form = (await box()).closest("form");
    expect(form?.getAttribute("action")).toBe("/shop");
    expect((await box()).getAttribute("name")).toBe("search");
  });
});
