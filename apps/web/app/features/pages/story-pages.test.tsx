// @vitest-environment jsdom
import {
  aboutUs,
  type ContentPage,
  franchisePage,
  inspireAndSupport,
  organicLiving,
  shopContact,
} from "@store/content";
import { DEFAULT_POLICY } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import AboutUsPage from "./about-us-page.tsx";
import FranchisePage from "./franchise-page.tsx";
import InspireAndSupportPage from "./inspire-and-support-page.tsx";
import OrganicLivingPage from "./organic-living-page.tsx";

useMockBackend();

async function open(content: ContentPage, Component: ComponentType) {
  renderRoutes([{ path: content.path, Component }], content.path);
  await screen.findByRole("heading", { level: 1, name: content.title });
}

const PAGES: readonly (readonly [string, ContentPage, ComponentType])[] = [
  ["R114", franchisePage(DEFAULT_POLICY), FranchisePage],
  ["R115", inspireAndSupport(DEFAULT_POLICY), InspireAndSupportPage],
  ["R120", aboutUs(DEFAULT_POLICY), AboutUsPage],
  ["R121", organicLiving(DEFAULT_POLICY), OrganicLivingPage],
];

const pictures = () => screen.getAllByRole<HTMLImageElement>("img").filter((image) => image.tagName === "IMG");
const addressesOf = (name: string | RegExp) =>
  screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));

describe.each(PAGES)("page of text [%s]", (_row, content, Component) => {
  it(`${content.path} shows a large picture, its key facts, and every section under its anchor`, async () => {
    await open(content, Component);
    const [hero] = pictures();
    expect(hero?.getAttribute("fetchpriority")).toBe("high");
    for (const { alt, src } of pictures()) {
      expect(alt).not.toBe("");
      expect(new URL(src).pathname).toMatch(/^\/media\//);
    }
    for (const { term } of content.highlights ?? []) expect(screen.getAllByText(term).length).toBeGreaterThan(0);
    for (const { id, title } of content.sections) {
      expect(screen.getByRole("region", { name: title }).querySelector("h2")?.id).toBe(id);
    }
  });
});

it("franchise: partners write, call or send the business form [R114]", async () => {
  await open(franchisePage(DEFAULT_POLICY), FranchisePage);
  expect(addressesOf("Become a partner")).toEqual(["/bussiness"]);
  expect(addressesOf(shopContact(DEFAULT_POLICY).phones.franchise.shown)).toContain(
    shopContact(DEFAULT_POLICY).phones.franchise.href,
  );
  const contact = within(screen.getByRole("region", { name: "Talk to us" }));
  expect(contact.getByRole("link", { name: shopContact(DEFAULT_POLICY).emails.business.shown })).toBeDefined();
  const steps = within(screen.getByRole("region", { name: "From the first call to the first customer" }));
  expect(steps.getAllByRole("listitem")).toHaveLength(6);
});

it("inspire and support: leads to what one can do [R115]", async () => {
  await open(inspireAndSupport(DEFAULT_POLICY), InspireAndSupportPage);
  expect(addressesOf("How you can help")).toEqual(["#how-to-help"]);
  const help = within(screen.getByRole("region", { name: "How you can help" }));
  expect(help.getAllByRole("heading", { level: 3 })).toHaveLength(6);
});

it("organic living: banners, a drawn map with its legend, and the phone [R121]", async () => {
  await open(organicLiving(DEFAULT_POLICY), OrganicLivingPage);
  expect(pictures()).toHaveLength(3);
  const map = screen.getByRole("img", { name: "Plan of Kadamb Van, explained below it" });
  const legend = within(screen.getByRole("figure")).getAllByRole("listitem");
  expect([...map.querySelectorAll("text")].filter(({ textContent }) => /^\d$/.test(textContent))).toHaveLength(
    legend.length,
  );
  expect(legend.map(({ textContent }) => textContent)).toContain("Lake with its path");
  const { shown, href } = shopContact(DEFAULT_POLICY).phones.organicLiving;
  expect(addressesOf(new RegExp(shown.replace("+", "\\+")))).toEqual([href, href]);
});
