// @vitest-environment jsdom
import { ownPolicyText } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
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
import { beforeEach, describe, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import * as faqPage from "./faq-page.tsx";
import type { textLoader } from "./policy-page.tsx";
import * as privacyPolicyPage from "./privacy-policy-page.tsx";
import * as returnAndRefundPolicyPage from "./return-and-refund-policy-page.tsx";
import * as shippingPolicyPage from "./shipping-policy-page.tsx";
import * as termsAndConditionsPage from "./terms-and-conditions-page.tsx";

const backend = useMockBackend();
beforeEach(() => {
  backend.reply(ownPolicyText, { status: true, data: {} });
});

interface Route {
  readonly default: ComponentType;
  readonly loader: ReturnType<typeof textLoader>;
}

async function open(content: ContentPage, { default: Component, loader }: Route) {
  const { user } = renderRoutes([{ path: content.path, Component, loader }], content.path);
  await screen.findByRole("heading", { level: 1, name: content.title });
  return user;
}

const PAGES: readonly (readonly [string, ContentPage, Route])[] = [
  ["R113", faq(DEFAULT_POLICY), faqPage],
  ["R116", privacyPolicy(DEFAULT_POLICY), privacyPolicyPage],
  ["R117", termsAndConditions(DEFAULT_POLICY), termsAndConditionsPage],
  ["R118", shippingPolicy(DEFAULT_POLICY), shippingPolicyPage],
  ["R119", returnAndRefundPolicy(DEFAULT_POLICY), returnAndRefundPolicyPage],
];

describe.each(PAGES)("help page [%s]", (_row, content, route) => {
  it(`${content.path} begins with its key facts and the date of its last change`, async () => {
    await open(content, route);
    const facts = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    for (const { description } of content.highlights ?? []) expect(facts).toContain(plainText(description));
    expect(document.querySelector("time")?.getAttribute("datetime")).toBe(content.updatedOn);
  });

  it(`${content.path} has a list of contents that jumps, and every section`, async () => {
    await open(content, route);
    const links = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
    expect(links.map(({ textContent }) => textContent)).toEqual(content.sections.map(({ title }) => title));
    for (const link of links) {
      const anchor = document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
      expect(anchor?.textContent).toBe(link.textContent);
    }
  });

  it(`${content.path} ends with ways to get in touch and to the other help pages`, async () => {
    await open(content, route);
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
    const user = await open(faq(DEFAULT_POLICY), faqPage);
    expect(questions()).toHaveLength(questionsOf(faq(DEFAULT_POLICY)).length);
    await user.type(screen.getByRole("searchbox", { name: "Search the answers" }), "rapid kolkata");
    expect(questions()).toEqual(["Where is rapid delivery available?"]);
    expect(screen.getByRole("status").textContent).toBe("1 answer found");
  });

  it("that finds nothing leads to people, and back to all questions", async () => {
    const user = await open(faq(DEFAULT_POLICY), faqPage);
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

describe("a page that the owner rewrote", () => {
  const rewrite = (more: object = {}) =>
    backend.reply(ownPolicyText, {
      status: true,
      data: {
        text: {
          ...{
            title: "How {{shop-name}} ships",
            description: "What {{minimum-order}} buys.",
            updated_on: "2026-03-15",
          },
          intro: ["We ship. ", { em: "Soon." }],
          sections: [
            { id: "text-beginning", title: "", blocks: [{ kind: "paragraph", text: ["First of all."] }] },
            {
              id: "charges",
              title: "What it costs",
              blocks: [
                { kind: "heading", title: "In India" },
                {
                  kind: "list",
                  ordered: false,
                  items: [["{{pin-charges}}"], ["From {{minimum-order}}; {{care-phone}}"]],
                },
              ],
            },
          ],
          ...more,
        },
      },
    });

  it("says what they wrote, with the facts of now", async () => {
    const asked = rewrite();
    renderRoutes(
      [{ path: "/shipping-policy", Component: shippingPolicyPage.default, loader: shippingPolicyPage.loader }],
      "/shipping-policy",
    );
    expect(await screen.findByRole("heading", { level: 1, name: "How Surabhi Organics ships" })).toBeTruthy();
    expect(asked[0]?.params).toEqual({ page: "shipping-policy" });
    expect(document.title).toBe("How Surabhi Organics ships | Surabhi Organics");
    expect(document.querySelector("meta[name=description]")?.getAttribute("content")).toBe("What ₹250 buys.");
    expect(document.querySelector("link[rel=canonical]")?.getAttribute("href")).toContain("/shipping-policy");
    expect(document.querySelector("time")?.getAttribute("datetime")).toBe("2026-03-15");
    expect(screen.getByText("Soon.").tagName).toBe("EM");
    expect(screen.getByText("First of all.").closest("section")?.hasAttribute("aria-labelledby")).toBe(false);
    const contents = within(screen.getByRole("navigation", { name: "On this page" })).getAllByRole("link");
    expect(contents.map((link) => link.getAttribute("href"))).toEqual(["#charges"]);
    const section = within(screen.getByRole("region", { name: "What it costs" }));
    expect(section.getByRole("heading", { level: 3, name: "In India" })).toBeTruthy();
    expect(section.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "From ₹250; +91 55500 00100",
    ]);
    expect(section.getByRole("link").getAttribute("href")).toBe("tel:+915550000100");
  });

  it("has the FAQ's questions and search", async () => {
    rewrite({
      title: "Questions",
      sections: [
        {
          id: "gold",
          title: "Gold",
          blocks: [
            { kind: "question", id: "text-gold", question: "In gold?", answer: [{ kind: "paragraph", text: ["No."] }] },
          ],
        },
      ],
    });
    const { user } = renderRoutes([{ path: "/faq", Component: faqPage.default, loader: faqPage.loader }], "/faq");
    await user.type(await screen.findByRole("searchbox"), "gold");
    expect(await screen.findByText("1 answer found")).toBeTruthy();
    expect(screen.getByText("In gold?").tagName).toBe("SUMMARY");
  });

  it("says so while it cannot be loaded, and shows no other text", async () => {
    backend.reply(ownPolicyText, refuse(503));
    const { user } = renderRoutes([{ path: "/faq", Component: faqPage.default, loader: faqPage.loader }], "/faq");
    const again = await screen.findByRole("button", { name: "Try again" });
    expect(screen.queryByText("Ordering")).toBeNull();
    rewrite({ title: "Questions" });
    await user.click(again);
    expect(await screen.findByRole("heading", { level: 1, name: "Questions" })).toBeTruthy();
  });
});
