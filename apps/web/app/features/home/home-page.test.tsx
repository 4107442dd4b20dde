// @vitest-environment jsdom
import "@store/react-client/testing/observers";
import {
  addToCart,
  banners,
  homeBlogs,
  lowerSection,
  productSection,
  statisticsSection,
  testimonialsSection,
  upperSection,
  videoSection,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { cutTestimonial, HOME_ORDER, policyOf, writeHomeOrder } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { knownPolicy, setShopPolicy } from "../../data/policy.ts";
import { replyWithHome } from "../../testing/home-replies.ts";
import { renderRoutes } from "../../testing/render-routes.tsx";
import HomePage, { loader } from "./home-page.tsx";

const backend = useMockBackend();
beforeEach(() => replyWithHome(backend));

const CALLS = [
  banners,
  upperSection,
  productSection,
  lowerSection,
  videoSection,
  statisticsSection,
  testimonialsSection,
  homeBlogs,
] as const;

async function openHome(address = "/") {
  const opened = renderRoutes([{ path: "/", Component: HomePage, loader }], address);
  await waitFor(() => expect(document.querySelector("h1")).not.toBeNull());
  return opened;
}

/** The name of each section in page order: its label, or else its heading. */
const sections = () =>
  [...document.querySelectorAll("section:not([aria-live]), dl")].map(
    (section) => section.getAttribute("aria-label") ?? section.querySelector("h2")?.textContent,
  );

describe("the home page", () => {
  it("shows its sections in the order of the specification, by their ids [R45 R47]", async () => {
    await openHome();
    expect(sections()).toEqual([
      "This season",
      "Who we are",
      "Our mission",
      "Inspire and support",
      "The store in numbers",
      "Gift hampers",
      "New arrivals",
      "Certificates",
      "View more",
      "Groceries",
      "Also new on the shelf",
      "Try our morning shelf",
      "Instant mixes",
      "Gir Gau",
      "Must try from the gaushala",
      // What shares its place comes when it is chosen.
      "Best of the season",
      "Monsoon Special",
      "From our kitchens",
      "The masala dabba",
      "Films",
      "From our blog",
      "What our shoppers say",
      "Our brands",
      "Awards",
      "Licence",
      "Non GMO",
      "Services",
      "To give",
    ]);
  });

  it("shows them in the owner's order, below what comes first [R45]", async () => {
    const before = knownPolicy();
    onTestFinished(() => setShopPolicy(before));
    const values = { "policy.homeOrder": writeHomeOrder(HOME_ORDER.toReversed()) };
    setShopPolicy({ version: 2, policy: policyOf(values) });
    await openHome();
    expect(sections()).toEqual([
      ...["This season", "To give", "Services", "Non GMO", "Licence", "Awards", "Our brands"],
      ...[
        "What our shoppers say",
        "From our blog",
        "Films",
        "The masala dabba",
        "From our kitchens",
        "Monsoon Special",
      ],
      ...["Also new on the shelf", "Try our morning shelf", "Instant mixes", "Gir Gau", "Must try from the gaushala"],
      ...["Best of the season", "Groceries", "View more", "Certificates", "New arrivals"],
      ...["Gift hampers", "The store in numbers", "Who we are", "Our mission", "Inspire and support"],
    ]);
  });

  it.each([
    ["paid", "Thank you for your gift!"],
    ["failed", "The gift voucher is not paid"],
    ["cancelled", "The gift voucher is not paid"],
  ])("tells who comes back from a gift voucher's payment page that it is %s [R174]", async (outcome, message) => {
    await openHome(`/?payment=${outcome}`);
    expect(await screen.findByText(message)).toBeDefined();
  });

  it("shows the banners of each band in its place [R46]", async () => {
    await openHome();
    for (const [band, title] of [
      ["This season", "Upper banner"],
      ["From our kitchens", "Middle banner"],
      ["To give", "Lower banner"],
    ] as const) {
      const banner = within(screen.getByRole("region", { name: band })).getByRole("link", { name: new RegExp(title) });
      expect(banner.getAttribute("href")).toMatch(/^\/shop\?category=11/);
    }
  });

  it("shows what shares an author or an address, each once", async () => {
    const video = { embed_link: "https://www.youtube.com/watch?v=aqz-KE-bpKQ", description: "" };
    backend.reply(testimonialsSection, {
      status: true,
      data: ["Good ghee.", "Good soap."].map((description) => ({ description, author_name: "Asha, Pune" })),
    });
    backend.reply(videoSection, { status: true, data: ["Morning", "Evening"].map((name) => ({ ...video, name })) });
    await openHome();
    for (const text of ["Good ghee.", "Good soap.", "Morning", "Evening"])
      expect(await screen.findByText(text)).toBeDefined();
  });

  it("skips what is hidden on the website [R47]", async () => {
    await openHome();
    expect(screen.queryByText("Available at")).toBeNull();
  });

  it.each(CALLS)("stands without what $path did not answer [R46]", async (endpoint) => {
    await openHome();
    const whole = sections();
    cleanup();

    backend.reply<(typeof CALLS)[number]>(endpoint, refuse(500, "Broken"));
    await openHome();
    expect(screen.queryByText("Something went wrong")).toBeNull();
    const left = sections();
    expect(left.length).toBeGreaterThan(0);
    // By name: some sections come later than others, and a busy machine may have counted without one.
    expect(whole.filter((name) => !left.includes(name))).not.toEqual([]);
  });

  it("says so when nothing could be loaded, and tries again [R46]", async () => {
    for (const endpoint of CALLS) backend.reply<(typeof CALLS)[number]>(endpoint, refuse(500, "Broken"));
    await openHome();
    expect(screen.getByText("Something went wrong")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });

  it("lets a carousel of more than four products scroll, and no smaller one [R49]", async () => {
    const { user } = await openHome();
    await user.click(screen.getByRole("radio", { name: "All-time favourites" }));
    const scrolls = (name: string) => screen.getByRole("list", { name }).hasAttribute("tabindex");
    expect(scrolls("Try our morning shelf")).toBe(true);
    expect(scrolls("All-time favourites")).toBe(false);
  });

  it("sells what its first banner shows, with name, price and a button", async () => {
    const offer = { id: 1, image: "/mock/banner/1.webp", title: "Ghee the long way", product_id: 101 };
    const products = { name: "Cow Ghee 500 ml", product_price: 1249, available_stock_quantity: 40 };
    backend.reply(banners, { status: true, data: [{ ...offer, products }] });
    backend.reply(addToCart, { status: true, cart_counter: 1 });
    const { user } = await openHome();
    const hero = within(screen.getByRole("region", { name: "This season" }));
    expect(hero.getByText("₹1,249.00")).toBeTruthy();
    await user.click(hero.getByRole("button", { name: "Add to cart" }));
    expect(await screen.findByText("Product added to cart!")).toBeTruthy();
  });

  it("offers what is sold out, without a way to buy it", async () => {
    const products = { name: "Cow Ghee 500 ml", product_price: 1249, available_stock_quantity: 0 };
    const banner = { id: 1, image: "/mock/banner/1.webp", title: "Ghee the long way", product_id: 101, products };
    backend.reply(banners, { status: true, data: [banner] });
    await openHome();
    const hero = within(screen.getByRole("region", { name: "This season" }));
    expect(hero.queryByRole("button", { name: "Add to cart" })).toBeNull();
    expect(hero.getByRole("link", { name: /See all/ })).toBeTruthy();
  });

  it("shows the rows that share a place one at a time, by choice", async () => {
    const { user } = await openHome();
    const group = screen.getByRole("group", { name: "Choose a row" });
    const choices = within(group).getAllByRole("radio");
    const lists = () => [...group.querySelectorAll("ul")].map((list) => list.getAttribute("aria-label"));
    expect(lists()).toEqual(["Best of the season"]);
    expect(choices.map((one) => one.matches(":checked"))).toEqual([true, false]);
    await user.click(screen.getByRole("radio", { name: "All-time favourites" }));
    expect(choices.map((one) => one.matches(":checked"))).toEqual([false, true]);
    expect(lists()).toEqual(["All-time favourites"]);
  });

  it("states facts that can be checked, each with its page", async () => {
    await openHome();
    const facts = within(screen.getByRole("list", { name: "Facts" })).getAllByRole("link");
    expect(facts.map((fact) => `${fact.textContent} ${fact.getAttribute("href")}`)).toEqual([
      "FSSAI licence10700000000000 /terms-and-conditions#who-we-are",
      "Cash on deliveryUp to ₹10,000 with a verified mobile /faq#payment",
      "15 days to return5-day replacement guarantee /return-and-refund-policy",
      "1,240+Farming families /about-us",
    ]);
  });

  it("shows the first eight stories, each with its long date [R50]", async () => {
    await openHome();
    const stories = within(screen.getByRole("region", { name: "From our blog" })).getAllByRole("article");
    expect(stories).toHaveLength(8);
    for (const story of stories) expect(story.textContent).toMatch(/[A-Z][a-z]+ \d{1,2}, \d{4}$/);
  });

  it("dates a story by India's clock [R50]", async () => {
    const blogs = [{ id: 1, title: "Late", banner: null, published_at: "2026-03-14T18:45:00Z" }];
    backend.reply(homeBlogs, { status: true, blogs });
    await openHome();
    expect(screen.getByText("March 15, 2026")).toBeTruthy();
  });

  it("cuts what shoppers say at 150 characters [R51]", async () => {
    await openHome();
    const region = screen.getByRole("region", { name: "What our shoppers say" });
    const [long, short] = within(region).getAllByRole("blockquote");
    expect([...(long?.textContent ?? "")].length).toBeLessThanOrEqual(151);
    expect(long?.textContent).toBe(cutTestimonial(`${"I came for the ghee and stayed for the flour. ".repeat(4)}And`));
    expect(short?.textContent).toBe("Honest labels.");
  });

  it("loads a film on click, and not before", async () => {
    const { user } = await openHome();
    expect(screen.queryByTitle("From curd to ghee")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Play From curd to ghee" }));
    expect(screen.getByTitle("From curd to ghee").getAttribute("src")).toBe(
      "/backend/media/film/curd-to-ghee?autoplay=1",
    );
  });
});
