// @vitest-environment jsdom
import { stores, type WireReplyOf } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { call } from "@store/react-client/browser-call";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import { loadStores } from "./load-stores.ts";
import StoreLocatorPage, { loader } from "./store-locator-page.tsx";

type WireStore = WireReplyOf<typeof stores>["store_section_data"][number]["stores"][number];

const store = (id: number, name: string, more: Partial<WireStore> = {}): WireStore => ({
  id,
  store_name: name,
  image: `/media/store/${id}.640.webp`,
  landmark: "Beside the old well",
  address_line_1: "7 Haribhakti Colony",
  address_line_2: "Alkapuri",
  state_obj: { id: 24, name: "Gujarat" },
  postal_code: "390007",
  work_start_time: "10:00",
  work_end_time: "21:00",
  mobile_no: "+915550000306",
  email: "vadodara@shop.example",
  location_url: "https://www.google.com/maps/search/?api=1&query=22.3106%2C73.1694",
  virtual_location_url: "https://tour.example/6",
  ...more,
});

const SECTIONS = [
  { city: "Vadodara", stores: [store(6, "Alkapuri House")] },
  {
    city: "Kolkata",
    stores: [
      store(12, "Bhawanipore House", {
        state_obj: { id: 19, name: "West Bengal" },
        postal_code: "700020",
        work_start_time: "18:00",
        work_end_time: "02:00",
        location_url: null,
        virtual_location_url: null,
      }),
    ],
  },
];

const backend = useMockBackend();
const replyWith = (sections: WireReplyOf<typeof stores>["store_section_data"]) =>
  backend.reply(stores, { status: true, store_section_data: sections, cities: sections.map(({ city }) => city) });

const open = () =>
  renderRoutes(
    [
      {
        path: "/store-locator",
        Component: StoreLocatorPage,
        loader,
      },
    ],
    "/store-locator",
  );

/** What stands of the store, by the start of its name. */
const card = async (name: string) => {
  const heading = await screen.findByRole("heading", { name });
  const article = heading.closest("article");
  if (!article) throw new Error(`${name} has no card`);
  return within(article);
};

afterEach(() => vi.useRealTimers());

describe("the store locator", () => {
  it("shows every store by city, with every field [R112]", async () => {
    replyWith(SECTIONS);
    open();
    const city = within(await screen.findByRole("region", { name: "Vadodara" }));
    expect(city.getByRole("heading", { name: "Alkapuri House" })).toBeTruthy();
    for (const words of ["Beside the old well", "7 Haribhakti Colony", "Alkapuri", "Vadodara 390007", "Gujarat"]) {
      expect(city.getByText(words)).toBeTruthy();
    }
    expect(city.getByText(/10:00–21:00/)).toBeTruthy();
    const hrefOf = (name: RegExp) => city.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf(/55500 00306/)).toBe("tel:+915550000306");
    expect(hrefOf(/vadodara@/)).toBe("mailto:vadodara@shop.example");
    expect(hrefOf(/^Map/)).toContain("22.3106");
    expect(hrefOf(/^Virtual tour/)).toBe("https://tour.example/6");
    expect(document.querySelector("article img")?.getAttribute("src")).toContain("/media/store/6");
  });

  it("leaves out what a store does not have [R112]", async () => {
    replyWith([
      {
        city: "Pune",
        stores: [
          {
            id: 1,
            store_name: "A bare house",
            address_line_1: "1 Lane",
            image: null,
            landmark: null,
            work_start_time: null,
            work_end_time: null,
          },
        ],
      },
    ]);
    open();
    const bare = await card("A bare house");
    expect(bare.queryAllByRole("link")).toEqual([]);
    expect(bare.getByText("Pune")).toBeTruthy();
    expect(screen.queryByRole("img", { name: /Map of India/ })).toBeNull();
  });

  it("says which are open in India now, and goes with the time [R112]", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: new Date("2026-03-15T20:58:30+05:30") });
    replyWith(SECTIONS);
    open();
    // The library's own waiting needs a clock that moves.
    while (!screen.queryByText(/Open now, until 21:00/)) await act(() => new Promise(setImmediate));
    expect(screen.getByText("Open now, until 02:00")).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(89_000));
    expect(screen.queryByText("Open now, until 21:00")).not.toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(screen.getByText("Closed now, opens at 10:00")).toBeTruthy();
  });

  it("finds stores by words and by PIN code, and says how many [R112]", async () => {
    replyWith(SECTIONS);
    const { user } = open();
    const field = await screen.findByRole("searchbox", { name: "City, area or PIN code" });
    await user.type(field, "kolk");
    expect(screen.queryByRole("region", { name: "Vadodara" })).toBeNull();
    expect(screen.getByRole("status").textContent).toBe("1 store found");
    await user.clear(field);
    await user.type(field, "390 001");
    expect(screen.getByRole("region", { name: "Vadodara" })).toBeTruthy();
    expect(screen.queryByRole("region", { name: "Kolkata" })).toBeNull();
    await user.clear(field);
    await user.type(field, "Delhi");
    expect(screen.getByText("No stores found")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Show all stores" }));
    expect(screen.getAllByRole("article")).toHaveLength(2);
    expect(document.activeElement).toBe(field);
  });

  it("leads to each city, and shows in a picture where the stores lie [R112]", async () => {
    replyWith(SECTIONS);
    open();
    const cities = within(await screen.findByRole("navigation", { name: "Cities" }));
    const links = cities.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links.map((href) => document.querySelector(href ?? "none")?.textContent)).toEqual(["Vadodara", "Kolkata"]);
    const map = screen.getByRole("img", { name: "Map of India with our stores: Gujarat 1 store" });
    expect(map.querySelectorAll("circle[r='4.5']")).toHaveLength(1);
    expect(document.querySelectorAll("iframe")).toHaveLength(0);
  });

  it("says so when there are none [R112]", async () => {
    replyWith([]);
    open();
    expect(await screen.findByText("No stores found")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the shop" })).toBeTruthy();
  });

  it("can be loaded again when it failed", async () => {
    backend.reply(stores, refuse(503, "Later"));
    const { user } = open();
    expect((await loadStores(call)).init?.status).toBe(503);
    const again = await screen.findByRole("button", { name: "Try again" });
    replyWith(SECTIONS);
    await user.click(again);
    expect(await screen.findByRole("region", { name: "Vadodara" })).toBeTruthy();
  });

  it("tells search engines each store's address, hours, telephone and place", async () => {
    vi.stubEnv("SSR", true);
    onTestFinished(() => void vi.unstubAllEnvs());
    replyWith(SECTIONS);
    open();
    await screen.findByRole("region", { name: "Vadodara" });
    const written = [...document.querySelectorAll("script[type='application/ld+json']")].map(({ textContent }) =>
      JSON.parse(textContent ?? ""),
    );
    const graph = written.flatMap((one) => one["@graph"] ?? []);
    await waitFor(() => expect(graph).toHaveLength(2));
    expect(graph[0]).toMatchObject({
      "@type": "Store",
      name: "Alkapuri House",
      telephone: "+915550000306",
      image: "https://store.example/backend/media/store/6.640.webp",
      address: { addressLocality: "Vadodara", postalCode: "390007", addressRegion: "Gujarat", addressCountry: "IN" },
      geo: { latitude: 22.3106, longitude: 73.1694 },
      openingHoursSpecification: { opens: "10:00", closes: "21:00" },
    });
    expect(graph[1]).not.toHaveProperty("geo");
  });
});
