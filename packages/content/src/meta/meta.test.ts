import { DEFAULT_POLICY } from "@store/domain";
import { describe, expect, it } from "vitest";
import { namingShop } from "../brand.ts";
import { contentPages, textPages } from "../pages/index.ts";
import { shownLinks } from "../shop-links.ts";
import { PAGE_META, pageMeta } from "./index.ts";
import { documentTitle } from "./page-meta.ts";

const patterns = [...Object.keys(PAGE_META), ...textPages(DEFAULT_POLICY).map(({ path }) => path)];

describe("page meta", () => {
  it("has defaults for every route of the route table [R16]", () => {
    expect([...patterns].sort()).toEqual(
      [
        "/",
        "/shop",
        "/products/:productId/:productName",
        "/products/:productId/reviews/:productName",
        "/cart",
        "/wishlist",
        "/wishlist/:shareToken",
        "/checkout",
        "/store-locator",
        "/inspire-and-support",
        "/privacy-policy",
        "/gift-voucher",
        "/franchise",
        "/organic-living",
        "/about-us",
        "/blogs",
        "/blogs/:blogId/:blogName",
        "/pages/:slug",
        "/contact-us",
        "/exports",
        "/bussiness",
        "/subscription-plans",
        "/subscription-payment",
        "/consult-our-vaidya",
        "/consult-our-vaidya/schedule-appointment",
        "/appreciation",
        "/resources",
        "/return-and-refund-policy",
        "/shipping-policy",
        "/terms-and-conditions",
        "/testimonials",
        "/faq",
        "/signup",
        "/login",
        "/reset-password",
        "/reset-password/:resetUUID",
        "/update-password",
        "/profile",
        "/profile/edit",
        "/profile/addresses/add",
        "/profile/addresses/:addressId/edit",
        "/orders/:orderId",
        "/order-placed/:orderId",
        "/track/:token",
        "/cart-reminders/:token",
        "/back-in-stock/:token",
        "/subscribe",
        "/subscribe/:productId",
        "/so-coin",
        "/sosecoin",
        "/event",
        "/event/:id",
        "/page-not-found",
      ].sort(),
    );
  });

  it("describes every page that search engines may show, each differently", () => {
    const shown = [
      ...Object.keys(PAGE_META)
        .map(pageMeta)
        .filter(({ indexed }) => indexed),
      ...textPages(DEFAULT_POLICY),
    ];
    expect(new Set(shown.map(({ title }) => title)).size).toBe(shown.length);
    for (const { description: written } of shown) {
      const description = namingShop(written, DEFAULT_POLICY.identity);
      expect(description.length).toBeGreaterThanOrEqual(50);
      expect(description.length).toBeLessThanOrEqual(170);
    }
  });

  it("keeps personal pages out of search engines", () => {
    for (const path of ["/cart", "/checkout", "/profile", "/orders/:orderId"]) {
      expect(pageMeta(path).indexed).toBe(false);
    }
  });

  it("falls back to the shop's own words for an unknown pattern [R16]", () => {
    expect(pageMeta("/nowhere")).toEqual(pageMeta("/"));
  });

  it("ends each document title with the brand", () => {
    expect(documentTitle("My Cart", DEFAULT_POLICY.identity.shopName)).toBe("My Cart | Surabhi Organics");
  });
});

describe("footer links [R13]", () => {
  const footer = (["footer", "legal"] as const).flatMap((place) =>
    shownLinks(place, DEFAULT_POLICY).flatMap(({ links }) => links.map(({ address }) => address)),
  );

  it("lead to pages of the store, each once", () => {
    for (const path of footer) expect(patterns).toContain(path);
    expect(new Set(footer).size).toBe(footer.length);
  });

  it("reach every policy and the FAQ", () => {
    for (const { path } of contentPages(DEFAULT_POLICY)) expect(footer).toContain(path);
  });
});

it("puts the shop's words in as they are", () => {
  const words = { shopName: "Ca$$h & $& Farm", summary: "Honest ghee." };
  expect(namingShop("{shop-name}: {shop-summary} {shop-name}", words)).toBe(
    "Ca$$h & $& Farm: Honest ghee. Ca$$h & $& Farm",
  );
});
