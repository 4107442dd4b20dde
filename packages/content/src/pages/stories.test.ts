import { DEFAULT_POLICY } from "@store/domain";
import { describe, expect, it } from "vitest";
import { about } from "../about.ts";
import { type ContentPage, pageText, questionsOf } from "../blocks.ts";
import { brand } from "../brand.ts";
import { shopContact } from "../shop-contact.ts";
import { aboutUs, franchisePage, inspireAndSupport, organicLiving } from "./index.ts";

const idsOf = ({ sections }: ContentPage) => sections.map(({ id }) => id);

describe("about us", () => {
  it("states the mission and names the foundation and the farmers’ initiative [R120]", () => {
    const words = pageText(aboutUs(DEFAULT_POLICY));
    for (const { title, text } of about.mission) expect(words).toContain(`${title}: ${text}`);
    expect(about.mission.map(({ title }) => title)).toEqual([
      "Fair markets for farmers",
      "Authentic natural products for you",
      "Support for natural farming",
    ]);
    expect(words).toContain(brand.foundation);
    expect(words).toContain("farmer-supply initiative");
  });
});

describe("franchise", () => {
  const words = pageText(franchisePage(DEFAULT_POLICY));

  it("says what a partner gets and needs, the steps, and whom to ask [R114]", () => {
    expect(idsOf(franchisePage(DEFAULT_POLICY))).toEqual([
      "what-you-get",
      "what-it-needs",
      "steps",
      "questions",
      "contact",
    ]);
    for (const need of ["Space: ", "Investment: ", "People: ", "Licences: "]) expect(words).toContain(need);
    expect(questionsOf(franchisePage(DEFAULT_POLICY)).length).toBeGreaterThanOrEqual(5);
  });

  it("can be asked by mail, phone and form [R114]", () => {
    expect(words).toContain(shopContact(DEFAULT_POLICY).emails.business.shown);
    expect(words).toContain(
      `${shopContact(DEFAULT_POLICY).phones.franchise.shown}, ${shopContact(DEFAULT_POLICY).careHours}`,
    );
    const contact = JSON.stringify(franchisePage(DEFAULT_POLICY).sections.find(({ id }) => id === "contact"));
    for (const href of ["/bussiness", "/contact-us"]) expect(contact).toContain(href);
  });

  it("promises no earnings", () => {
    expect(words).toContain("we promise no sum");
  });
});

describe("inspire and support", () => {
  it("presents the partner organisations, the mission and ways to help [R115]", () => {
    expect(idsOf(inspireAndSupport(DEFAULT_POLICY))).toEqual([
      "mission",
      "foundation",
      "farmers",
      "questions",
      "how-to-help",
    ]);
    const words = pageText(inspireAndSupport(DEFAULT_POLICY));
    for (const name of [brand.foundation, brand.farmersInitiative, "Fair markets for farmers", "Natural farming"]) {
      expect(words).toContain(name);
    }
  });
});

describe("organic living", () => {
  it("tells of lakeside forest land, its plots, and the phone to call [R121]", () => {
    const words = pageText(organicLiving(DEFAULT_POLICY));
    for (const fact of [
      "beside a lake",
      "forest",
      "Plots: 64",
      "RERA number: ",
      shopContact(DEFAULT_POLICY).phones.organicLiving.shown,
    ]) {
      expect(words).toContain(fact);
    }
  });
});

it("no page promises a cure", () => {
  for (const page of [
    aboutUs(DEFAULT_POLICY),
    franchisePage(DEFAULT_POLICY),
    inspireAndSupport(DEFAULT_POLICY),
    organicLiving(DEFAULT_POLICY),
  ]) {
    expect(pageText(page)).not.toMatch(/\b(?:cures?|cured|heals?|healing|miracle|guaranteed)\b/i);
  }
});
