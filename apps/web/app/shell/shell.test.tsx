import { SAMPLE_IDENTITY } from "@store/domain";
// @vitest-environment jsdom

import { EXPORT_COUNTRIES, shopContact, socialLinks, whatsappUrl } from "@store/content";
import { DEFAULT_POLICY } from "@store/domain";
import { updateSession } from "@store/react-client/session-store";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { Link } from "@store/ui/link";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { LinkInsideApp } from "../navigation/links.tsx";
import { renderRoutes } from "../testing/render-routes.tsx";
import { Notice } from "./header/notice.tsx";
import { Shell } from "./shell.tsx";

useMockBackend();

const CATEGORIES = [
  {
    id: 1,
    name: "Groceries",
    children: [{ id: 11, name: "Ghee", children: [{ id: 111, name: "A2 ghee", children: [] }] }],
  },
];

const inShell = (address: string) => (page: ReactNode) => (
  <Shell categories={CATEGORIES} page={{ url: address, tags: {} }}>
    {page}
  </Shell>
);

const open = (address = "/shop") => renderRoutes([], address, inShell(address));

/** The phone's drawer, which on a desktop is the row of categories. */
async function openedMenu(): Promise<HTMLElement> {
  const button = await screen.findByRole("button", { name: "Menu" });
  const drawer = document.getElementById(button.getAttribute("popovertarget") ?? "");
  if (!drawer) throw new Error("The menu's button opens nothing.");
  await within(drawer).findByRole("navigation", { name: "Categories", hidden: true });
  return drawer;
}

describe("the header [R4]", () => {
  it("has the logo and the social links, on a phone in the menu, which has help too", async () => {
    open();
    expect((await screen.findByRole("link", { name: `${SAMPLE_IDENTITY.shopName}, home` })).getAttribute("href")).toBe(
      "/",
    );
    const drawer = await openedMenu();
    const inHeader = screen.getAllByRole("navigation", { name: "Social media", hidden: true });
    expect(inHeader).toHaveLength(2);
    for (const networks of inHeader) {
      for (const { label, href } of socialLinks(DEFAULT_POLICY)) {
        const link = within(networks).getByRole("link", { name: label, hidden: true });
        expect(link.getAttribute("href")).toBe(href);
      }
    }
    const help = within(drawer).getByRole("navigation", { name: "Contact and help", hidden: true });
    const addresses = within(help).getAllByRole("link", { hidden: true });
    expect(addresses.map((link) => link.getAttribute("href"))).toEqual([
      "/faq",
      "/contact-us",
      whatsappUrl(DEFAULT_POLICY),
      shopContact(DEFAULT_POLICY).phones.care.href,
    ]);
  });

  it("has the categories to the third level, each a link, and behind a button what is below it", async () => {
    open();
    const drawer = await openedMenu();
    const navigation = within(drawer).getByRole("navigation", { name: "Categories", hidden: true });
    const links = within(navigation).getAllByRole("link", { hidden: true });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      "Groceries",
      "All of Groceries",
      "Ghee",
      "All of Ghee",
      "A2 ghee",
    ]);
    expect(links[4]?.getAttribute("href")).toBe("/shop?category=111&category_name=A2+ghee");
    for (const [name, above] of [
      ["Groceries", "all categories"],
      ["Ghee", "Groceries"],
    ] as const) {
      const more = within(navigation).getByRole("button", { name: `More in ${name}`, hidden: true });
      const panel = document.getElementById(more.getAttribute("popovertarget") ?? "");
      expect(panel?.getAttribute("popover")).toBe("auto");
      const [back] = panel?.querySelectorAll("button") ?? [];
      expect(back?.getAttribute("aria-label")).toBe(`Back to ${above}`);
      expect(back?.getAttribute("popovertargetaction")).toBe("hide");
      expect(panel?.querySelector("h2")?.textContent).toBe(name);
    }
  });

  it("shows what is in cart and wishlist, 99+ above 99 [R8]", async () => {
    updateSession({ cart_counter: "100", wishlist_counter: "99" });
    open();
    const actions = await screen.findByRole("navigation", { name: "Account" });
    expect(within(actions).getByText("99+")).toBeDefined();
    expect(within(actions).getByText("99")).toBeDefined();
  });
});

describe("the account menu [R5]", () => {
  const names = () => {
    const menu = document.querySelector("#account-menu");
    return [...(menu?.querySelectorAll("a, button") ?? [])].map(({ textContent }) => textContent);
  };

  it("leads customers to their pages", async () => {
    logInAs("customer");
    open();
    await screen.findByText("Asha");
    expect(names()).toEqual(["My account", "Order History", "Subscribe", "Logout"]);
    expect(screen.getByRole("link", { name: "Subscribe", hidden: true }).getAttribute("href")).toBe("/subscribe");
  });

  it("leads staff to the dashboard too", async () => {
    logInAs("staff");
    open();
    await screen.findByText("Meera");
    expect(names()).toEqual(["My account", "Order History", "Subscribe", "Dashboard", "Logout"]);
  });

  it("is a way to log in for visitors", async () => {
    open();
    expect((await screen.findByRole("link", { name: "Log in" })).getAttribute("href")).toBe("/login");
  });
});

describe("what floats", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("is a WhatsApp chat with the shop [R11]", async () => {
    open();
    const chat = await screen.findByRole("link", { name: "Chat with us on WhatsApp" });
    expect(chat.getAttribute("href")).toBe(whatsappUrl(DEFAULT_POLICY));
  });

  it.each([
    [0, false],
    [250, false],
    [251, true],
  ])("after %s px of scroll there is a way back to the top: %s [R12]", async (scrollY, isShown) => {
    open();
    await screen.findByRole("contentinfo");
    vi.stubGlobal("scrollY", scrollY);
    fireEvent.scroll(window);
    await waitFor(() => expect(screen.queryByRole("button", { name: "Scroll to top" }) !== null).toBe(isShown));
  });
});

describe("the footer [R13]", () => {
  it("has links, phones and emails of the brand, and the Vaidya's line", async () => {
    open();
    const footer = within(await screen.findByRole("contentinfo"));
    expect(footer.getByRole("link", { name: shopContact(DEFAULT_POLICY).phones.care.shown }).getAttribute("href")).toBe(
      shopContact(DEFAULT_POLICY).phones.care.href,
    );
    expect(footer.getByRole("link", { name: shopContact(DEFAULT_POLICY).emails.care.shown }).getAttribute("href")).toBe(
      shopContact(DEFAULT_POLICY).emails.care.href,
    );
    expect(footer.getByRole("link", { name: shopContact(DEFAULT_POLICY).phones.vaidya.shown })).toBeDefined();
    expect(footer.getByRole("link", { name: "Privacy policy" }).getAttribute("href")).toBe("/privacy-policy");
  });

  it("has a notice of the export countries, which can be paused", async () => {
    const { user } = open();
    const footer = within(await screen.findByRole("contentinfo"));
    for (const country of EXPORT_COUNTRIES) expect(footer.getAllByText(new RegExp(country)).length).toBeGreaterThan(0);
    await user.click(footer.getByRole("button", { name: "Pause the export notice" }));
    expect(footer.getByRole("button", { name: "Resume the export notice" })).toBeDefined();
  });
});

describe("inside a native app [R14]", () => {
  const PAGES = [
    "/privacy-policy",
    "/terms-and-conditions",
    "/shipping-policy",
    "/return-and-refund-policy",
    "/about-us",
    "/faq",
    "/franchise",
    "/subscription-plans",
    "/gift-voucher",
    "/bussiness",
    "/exports",
  ];
  const bar = () => screen.queryByRole("complementary", { name: "Your cart" });

  it.each(PAGES)("%s has neither header nor footer, nor the cart's bar [R10] [C3]", async (path) => {
    logInAs("customer");
    open(`${path}?mobile=true`);
    await screen.findByRole("main");
    expect([screen.queryByRole("banner"), screen.queryByRole("contentinfo"), bar()]).toEqual([null, null, null]);
  });

  it.each([
    ["/shipping-policy#charges", "/shipping-policy?mobile=true#charges"],
    ["/gift-voucher?mobile=true", "/gift-voucher?mobile=true"],
    ["/shop?page=2", "/shop?page=2"],
    ["https://other.example/faq", "https://other.example/faq"],
    ["mailto:care@example.com", "mailto:care@example.com"],
  ])("a link to %s leads to %s, before any script and with it", async (href, address) => {
    const html = renderToStaticMarkup(<LinkInsideApp href={href}>On</LinkInsideApp>);
    expect(html).toBe(`<a href="${address}">On</a>`);
  });

  it.each([
    ["/faq?mobile=true", "/privacy-policy?mobile=true"],
    ["/faq", "/privacy-policy"],
    ["/shop?mobile=true", "/privacy-policy"],
  ])("the links of %s lead to %s", async (address, policy) => {
    const Page = () => <Link href="/privacy-policy">What we keep</Link>;
    renderRoutes([{ path: address.split("?")[0] ?? "", Component: Page }], address, inShell(address));
    expect((await screen.findByRole("link", { name: "What we keep" })).getAttribute("href")).toBe(policy);
  });

  it.each(["/shop?mobile=true", "/faq?mobile=false", "/faq"])("%s has them all", async (address) => {
    logInAs("customer");
    open(address);
    await screen.findByRole("main");
    expect([screen.queryByRole("banner"), screen.queryByRole("contentinfo"), bar()]).not.toContain(null);
  });
});

describe("the invitation to the membership [R17]", () => {
  const invitation = () => screen.queryByRole("link", { name: /upgrade now/ });

  it("is for visitors and for customers who are no members", async () => {
    const { unmount } = open();
    await waitFor(() => expect(invitation()?.getAttribute("href")).toBe("/subscription-plans"));
    unmount();
    logInAs("customer");
    open();
    await waitFor(() => expect(invitation()).not.toBeNull());
  });

  it("and the members' tagline are both in the server's page, whose early mark tells which is seen", () => {
    const line = (words: string) => new RegExp(`<p class="[^"]+">(<a [^>]*>)?[^<]*${words}`);
    const html = renderToStaticMarkup(<Notice />);
    expect(html).toMatch(line("upgrade now"));
    expect(html).toMatch(line(SAMPLE_IDENTITY.tagline));
  });

  it("is not shown to members", async () => {
    logInAs("elite");
    open();
    await screen.findByText("Ravi");
    expect(invitation()).toBeNull();
    expect(screen.getByText(SAMPLE_IDENTITY.tagline)).toBeDefined();
  });
});
