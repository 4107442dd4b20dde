import { DEFAULT_POLICY, type Policy } from "@store/domain";
import { expect, it } from "vitest";
import { completeHtml, completeText, SHOP_WORDS } from "./complete-message.ts";
import { siteLink } from "./mail/site-link.ts";

const policy: Policy = {
  ...DEFAULT_POLICY,
  identity: { ...DEFAULT_POLICY.identity, legalName: "Ghee & <Sons>" },
};
const facts = { siteUrl: "https://shop.example", policy };

it("fills in the storefront's address and what the shop is called today", () => {
  const text = `${SHOP_WORDS.legalName}, ${SHOP_WORDS.carePhone}: ${siteLink("/orders/7")}`;
  expect(completeText(text, facts)).toBe("Ghee & <Sons>, +91 55500 00100: https://shop.example/orders/7");
});

it("escapes what it puts into HTML", () => {
  expect(completeHtml(`<b>${SHOP_WORDS.legalName}</b>`, facts)).toBe("<b>Ghee &amp; &lt;Sons&gt;</b>");
});

it("knows every word, and leaves other braces alone", () => {
  for (const word of Object.values(SHOP_WORDS)) expect(completeText(word, facts)).not.toMatch(/[{}]/);
  expect(completeText("{name} {constructor} {}", facts)).toBe("{name} {constructor} {}");
});
