import { describe, expect, it } from "vitest";
import { about } from "../about.ts";
import { pageText, questionsOf } from "../blocks.ts";
import { brand } from "../brand.ts";
import { aboutUs, franchisePage, inspireAndSupport, organicLiving } from "./index.ts";

const idsOf = ({ sections }: typeof aboutUs) => sections.map(({ id }) => id);

describe("about us", () => {
  it("states the mission and names the foundation and the farmers’ initiative [R120]", () => {
    const words = pageText(aboutUs);
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
  const words = pageText(franchisePage);

  it("says what a partner gets and needs, the steps, and whom to ask [R114]", () => {
    expect(idsOf(franchisePage)).toEqual(["what-you-get", "what-it-needs", "steps", "questions", "contact"]);
    for (const need of ["Space: ", "Investment: ", "People: ", "Licences: "]) expect(words).toContain(need);
    expect(questionsOf(franchisePage).length).toBeGreaterThanOrEqual(5);
  });

  it("can be asked by mail, phone and form [R114]", () => {
    expect(words).toContain(brand.emails.business.shown);
    expect(words).toContain(`${brand.phones.franchise.shown}, ${brand.careHours}`);
    const contact = JSON.stringify(franchisePage.sections.find(({ id }) => id === "contact"));
    for (const href of ["/bussiness", "/contact-us"]) expect(contact).toContain(href);
  });

  it("promises no earnings", () => {
    expect(words).toContain("we promise no sum");
  });
});

describe("inspire and support", () => {
  it("presents the partner organisations, the mission and ways to help [R115]", () => {
    expect(idsOf(inspireAndSupport)).toEqual(["mission", "foundation", "farmers", "questions", "how-to-help"]);
    const words = pageText(inspireAndSupport);
    for (const name of [brand.foundation, brand.farmersInitiative, "Fair markets for farmers", "Natural farming"]) {
      expect(words).toContain(name);
    }
  });
});

describe("organic living", () => {
  it("tells of lakeside forest land, its plots, and the phone to call [R121]", () => {
    const words = pageText(organicLiving);
    for (const fact of ["beside a lake", "forest", "Plots: 64", "RERA number: ", brand.phones.organicLiving.shown]) {
      expect(words).toContain(fact);
    }
  });
});

it("no page promises a cure", () => {
  for (const page of [aboutUs, franchisePage, inspireAndSupport, organicLiving]) {
    expect(pageText(page)).not.toMatch(/\b(?:cures?|cured|heals?|healing|miracle|guaranteed)\b/i);
  }
});
