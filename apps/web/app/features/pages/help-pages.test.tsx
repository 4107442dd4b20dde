// @vitest-environment jsdom
import {
  type ContentPage,
  faq,
  plainText,
  privacyPolicy,
  questionsOf,
  returnAndRefundPolicy,
  shippingPolicy,
  termsAndConditions,
} from "@store/content";
import { DEFAULT_POLICY } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { describe, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import FaqPage from "./faq-page.tsx";
import PrivacyPolicyPage from "./privacy-policy-page.tsx";
import ReturnAndRefundPolicyPage from "./return-and-refund-policy-page.tsx";
import ShippingPolicyPage from "./shipping-policy-page.tsx";
import TermsAndConditionsPage from "./terms-and-conditions-page.tsx";

useMockBackend();

async function open(content: ContentPage, Component: ComponentType) {
  const { user } = renderRoutes([{ path: content.path, Component }], content.path);
  await screen.findByRole("heading", { level: 1, name: content.title });
  return user;
}

const PAGES: readonly (readonly [string, ContentPage, ComponentType])[] = [
  ["R113", faq(DEFAULT_POLICY), FaqPage],
  ["R116", privacyPolicy(DEFAULT_POLICY), PrivacyPolicyPage],
  ["R117", termsAndConditions(DEFAULT_POLICY), TermsAndConditionsPage],
  ["R118", shippingPolicy(DEFAULT_POLICY), ShippingPolicyPage],
  ["R119", returnAndRefundPolicy(DEFAULT_POLICY), ReturnAndRefundPolicyPage],
];

describe.each(PAGES)("help page [%s]", (_row, content, Component) => {
  it(`${content.path} begins with its key facts and the date of its last change`, async () => {
    await open(content, Component);
    const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    for (const { description } of content.highlights ?? []) expect(facts).toContain(plainText(description));
    expect(document.querySelector("time")?.getAttribute("datetime")).toBe(content.updatedOn);
  });

  it(`${content.path} has a list of contents that jumps, and every section`, async () => {
    await open(content, Component);
    const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(content.sections.map(({ title }) => title));
    for (const link of links) {
      const anchor = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
      expect(anchor?.textContent).toBe(link.textContent);
    }
  });

  it(`${content.path} ends with ways to get in touch and to the other help pages`, async () => {
    await open(content, Component);
    expect(screen.getAllByRole("link", { name: /@surabhiorganics\.example$/ }).length).toBeGreaterThan(0);
    const more = within(screen.getByRole("navigation", { name: "More help" })).getAllByRole("link");
    const paths = more.map((link) => link.getAttribute("href"));
    expect(paths).toHaveLength(5);
    expect(paths).toContain("/contact-us");
    expect(paths).not.toContain(content.path);
  });
});

describe("the search of the FAQ [R113]", () => {
  const questions = () => [...document.querySelectorAll("summary")].map(({ textContent }) => textContent);

  it("shows the questions that have all words, and says how many", async () => {
    const user = await open(faq(DEFAULT_POLICY), FaqPage);
    expect(questions()).toHaveLength(questionsOf(faq(DEFAULT_POLICY)).length);
    await user.type(screen.getByRole("searchbox", { name: "Search the answers" }), "rapid kolkata");
    expect(questions()).toEqual(["Where is rapid delivery available?"]);
    expect(screen.getByRole("status").textContent).toBe("1 answer found");
  });

  it("that finds nothing leads to people, and back to all questions", async () => {
    const user = await open(faq(DEFAULT_POLICY), FaqPage);
    const box = screen.getByRole<HTMLInputElement>("searchbox");
    await user.type(box, "zebra");
    expect(await screen.findByText("No answer found")).toBeDefined();
    expect(screen.getAllByRole("link", { name: "Contact us" }).map((link) => link.getAttribute("href"))).toContain(
      "/contact-us",
    );
    await user.click(screen.getByRole("button", { name: "Show all questions" }));
    expect([box.value, document.activeElement]).toEqual(["", box]);
    expect(questions()).toHaveLength(questionsOf(faq(DEFAULT_POLICY)).length);
  });
});
