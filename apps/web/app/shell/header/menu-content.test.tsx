// @vitest-environment jsdom
import { USUAL_LINKS } from "@store/content";
import { policyOf } from "@store/domain";
import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { knownPolicy, setShopPolicy } from "../../data/policy.ts";
import { MenuContent } from "./menu-content.tsx";

afterEach(cleanup);

const withLinks = (menu: string) => {
  const before = knownPolicy();
  setShopPolicy({ version: 2, policy: policyOf({ "links.menu": menu }) });
  onTestFinished(() => setShopPolicy(before));
};
const namesIn = (landmark: string) =>
  within(screen.getByRole("navigation", { name: landmark }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

it("has the usual links, and how the shop is reached", () => {
  render(<MenuContent categories={[]} />);
  const [help] = USUAL_LINKS.menu;
  const [first, second, chat, phone] = namesIn("Contact and help");
  expect([first, second]).toEqual(help?.links.map(({ label, address }) => [label, address]));
  expect([chat?.[0], phone?.[1]]).toEqual(["Chat on WhatsApp", expect.stringMatching(/^tel:/)]);
  expect(screen.getByRole("heading", { name: "Help" })).toBeDefined();
  expect(screen.queryByRole("navigation", { name: "Help" })).toBeNull();
});

it("has the owner's links in their order, on a desktop too, without hidden ones", () => {
  withLinks("# Good to know\n/pages/our-farm Our farm\n(hidden) /faq FAQ\nhttps://example.com/press Press");
  render(<MenuContent categories={[]} />);
  const own = [
    ["Our farm", "/pages/our-farm"],
    ["Press", "https://example.com/press"],
  ];
  expect(namesIn("Good to know")).toEqual(own);
  expect(namesIn("Contact and help").slice(0, 2)).toEqual(own);
  expect(screen.getByRole("heading", { name: "Good to know" })).toBeDefined();
});
