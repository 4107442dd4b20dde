// @vitest-environment jsdom
import { USUAL_LINKS } from "@store/content";
import { DEFAULT_POLICY, policyOf } from "@store/domain";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { prerender } from "react-dom/static";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { knownPolicy, setShopPolicy } from "../../data/policy.ts";
import { followLinks } from "../../navigation/links.tsx";
import { Footer } from "./footer.tsx";

afterEach(() => {
  cleanup();
  document.body.innerHTML = "";
});

/** A page of the server, hydrated. */
async function hydrateFooter() {
  vi.stubGlobal("document", undefined);
  const { prelude } = await prerender(<Footer />);
  const html = await new Response(prelude).text();
  vi.unstubAllGlobals();
  document.body.innerHTML = html;
  const links = [...document.querySelectorAll("a")];
  const problem = vi.spyOn(console, "error");
  render(<Footer />, { container: document.body, hydrate: true });
  expect(problem).not.toHaveBeenCalled();
  return links;
}

/** React keeps a key on each element that it has hydrated. */
const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith("__react"));

it("keeps the links of the server's page, without hydrating those that never change", async () => {
  const links = await hydrateFooter();
  expect([...document.querySelectorAll("a")]).toEqual(links);
  const outside = links.filter(isHydrated).map((link) => link.getAttribute("href"));
  expect(new Set(outside)).toEqual(new Set(["/exports"]));
});

it("leads on without loading the page again", async () => {
  await hydrateFooter();
  const navigate = vi.fn();
  const stop = followLinks(navigate);
  await userEvent.click(screen.getByRole("link", { name: "FAQ" }));
  stop();
  expect(navigate).toHaveBeenCalledWith("/faq", expect.anything());
});

it("can pause its notice", async () => {
  await hydrateFooter();
  await userEvent.click(screen.getByRole("button", { name: "Pause the export notice" }));
  expect(screen.getByRole("button", { name: "Resume the export notice" })).toBeDefined();
});

it("names the seller, its GSTIN and FSSAI licence, and who hears complaints", () => {
  render(<Footer />);
  const facts = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  const { legalName, gstin, fssaiLicence, grievanceOfficer } = DEFAULT_POLICY.identity;
  for (const fact of [legalName, gstin, fssaiLicence, grievanceOfficer.name])
    expect(facts).toContainEqual(expect.stringContaining(fact));
});

/** Headings with their links, as the server writes them: the columns, and the line below them. */
async function linksOfServer() {
  const { prelude } = await prerender(<Footer />);
  document.body.innerHTML = await new Response(prelude).text();
  return screen
    .getAllByRole("navigation")
    .map((group) => [group.getAttribute("aria-label"), ...[...group.querySelectorAll("a")].map(hrefOf)]);
}
const hrefOf = (link: Element) => link.getAttribute("href");

it("has the usual links [R13]", async () => {
  const groups = [...USUAL_LINKS.footer, ...USUAL_LINKS.legal];
  const usual = groups.map(({ title, links }) => [title, ...links.map(({ address }) => address)]);
  expect(await linksOfServer()).toEqual(usual);
});

const setLinks = (links: Readonly<Record<string, string>>) => {
  const before = knownPolicy();
  setShopPolicy({ version: 2, policy: policyOf(links) });
  onTestFinished(() => setShopPolicy(before));
};

it("has no list where all of its links are hidden", async () => {
  setLinks({ "links.footer": "# Shop\n(hidden) /shop All", "links.legal": "# Policies\n(hidden) /faq FAQ" });
  render(<Footer />);
  await screen.findByText(/GSTIN/);
  expect(screen.queryByRole("navigation")).toBeNull();
  for (const list of screen.getAllByRole("list")) expect(list.children.length).toBeGreaterThan(0);
});

it("has the owner's links, in the server's page and in a browser's", async () => {
  setLinks({
    "links.footer": "# Our farm\n/pages/cows The cows\n(hidden) /faq FAQ\n# Friends\nhttps://example.com/ A friend",
    "links.legal": "# Policies\n/privacy-policy Privacy",
  });
  const own = [
    ["Our farm", "/pages/cows"],
    ["Friends", "https://example.com/"],
    ["Policies", "/privacy-policy"],
  ];
  expect(await linksOfServer()).toEqual(own);
  expect(screen.queryByRole("link", { name: "Terms and conditions" })).toBeNull();
  document.body.innerHTML = "";
  render(<Footer />);
  expect(await screen.findByRole("link", { name: "The cows" })).toBeDefined();
  expect(screen.getByRole("link", { name: "Privacy" }).getAttribute("href")).toBe("/privacy-policy");
});
