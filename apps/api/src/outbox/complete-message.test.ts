import { SHOP_NAME } from "@store/content/brand";
import { DEFAULT_POLICY, type Policy } from "@store/domain";
import { expect, it } from "vitest";
import { completeHtml, completeText, SHOP_WORDS, TRACKING_TOKEN } from "./complete-message.ts";
import { BRAND_PLACES } from "./mail/mail-style.ts";
import { siteLink } from "./mail/site-link.ts";

const policy: Policy = {
  ...DEFAULT_POLICY,
  identity: { ...DEFAULT_POLICY.identity, shopName: "Ghee Ghar", legalName: "Ghee & <Sons>" },
};
const tracking = { sign: (orderId: number, since: Date) => `signed-${orderId}-${since.getUTCFullYear()}` };
const facts = { siteUrl: "https://shop.example", policy, tracking };
const queued = { variables: null, createdAt: new Date("2026-03-15T06:30:00Z") };

it("fills in the storefront's address and what the shop is called today", () => {
  const text = `${SHOP_NAME} of ${SHOP_WORDS.legalName}, ${SHOP_WORDS.carePhone}: ${siteLink("/orders/7")}`;
  expect(completeText(text, facts, queued)).toBe(
    "Ghee Ghar of Ghee & <Sons>, +91 55500 00100: https://shop.example/orders/7",
  );
});

it("leads to its own order, whatever somebody typed into it", () => {
  const text = `${siteLink(`/track/${TRACKING_TOKEN}`)} {tracking-token-5}`;
  const ofOrder = { ...queued, variables: { order: "41" } };
  expect(completeText(text, facts, ofOrder)).toBe("https://shop.example/track/signed-41-2026 {tracking-token-5}");
  expect(completeText(TRACKING_TOKEN, facts, queued)).toBe(TRACKING_TOKEN);
});

it("escapes what it puts into HTML", () => {
  expect(completeHtml(`<b>${SHOP_WORDS.legalName}</b>`, facts, queued)).toBe("<b>Ghee &amp; &lt;Sons&gt;</b>");
});

it("knows every word, and leaves other braces alone", () => {
  for (const word of Object.values(SHOP_WORDS)) expect(completeText(word, facts, queued)).not.toMatch(/[{}]/);
  expect(completeText("{name} {constructor} {}", facts, queued)).toBe("{name} {constructor} {}");
});

it("paints a mail in the shop's colours of today, by day and at night", () => {
  const html = Object.values({ ...BRAND_PLACES.day }).join() + Object.values(BRAND_PLACES.night).join();
  const blue = { ...policy, identity: { ...policy.identity, colours: { main: "#123F7A", accent: "#F2C14E" } } };
  expect(completeHtml(html, { ...facts, policy: blue }, queued)).toMatch(/^#123F7A,#[^{}]+,#F2C14E#[^{}]+,#F2C14E$/);
});

it("shows the shop's logo, which all mail clients can read", () => {
  const logo = "/media/upload/0a.640.webp?v=1";
  const own = { ...policy, identity: { ...policy.identity, logo } };
  expect(completeHtml(SHOP_WORDS.logo, facts, queued)).toBe("https://shop.example/apple-touch-icon.png");
  expect(completeHtml(SHOP_WORDS.logo, { ...facts, policy: own }, queued)).toBe(
    "https://shop.example/backend/media/upload/0a.160.jpg?v=1",
  );
});
