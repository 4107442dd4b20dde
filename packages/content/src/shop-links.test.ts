import { changeSettings, DEFAULT_POLICY, LINK_PLACES, policyOf, writeLinks } from "@store/domain";
import { describe, expect, it, test } from "vitest";
import { shownLinks, USUAL_LINKS } from "./shop-links.ts";

test.each(LINK_PLACES)("the usual links of the %s can be stored, so that an owner can begin with them", (place) => {
  const changed = changeSettings({}, { [`links.${place}`]: writeLinks(USUAL_LINKS[place]) });
  expect(changed.ok && shownLinks(place, changed.value.policy)).toEqual(USUAL_LINKS[place]);
});

describe("the links that a shop shows", () => {
  it("are the usual ones until its owner chooses others", () => {
    for (const place of LINK_PLACES) expect(shownLinks(place, DEFAULT_POLICY)).toEqual(USUAL_LINKS[place]);
    const own = policyOf({ "links.legal": "# Policies\n/privacy-policy Privacy" });
    expect(shownLinks("legal", own)).toEqual([
      { title: "Policies", links: [{ label: "Privacy", address: "/privacy-policy", isHidden: false }] },
    ]);
    expect(shownLinks("footer", own)).toEqual(USUAL_LINKS.footer);
  });

  it("leave out what is hidden, and a heading with it", () => {
    const policy = policyOf({
      "links.footer": "# Shop\n/shop All\n(hidden) /so-coin Coins\n# Help\n(hidden) /faq FAQ",
    });
    expect(shownLinks("footer", policy)).toEqual([
      { title: "Shop", links: [{ label: "All", address: "/shop", isHidden: false }] },
    ]);
  });
});
