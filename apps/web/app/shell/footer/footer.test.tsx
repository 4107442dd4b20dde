// @vitest-environment jsdom
import { DEFAULT_POLICY } from "@store/domain";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { prerender } from "react-dom/static";
import { afterEach, expect, it, vi } from "vitest";
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
