// @vitest-environment jsdom
import {
  categories,
  changeShopSettings,
  contentList,
  ownPages,
  shopSettings,
  shopSettingsHistory,
  staffSession,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { USUAL_LINKS } from "@store/content";
import { EDIT_CONFLICT, HOME_ORDER, LOWER_SECTIONS, UPPER_SECTIONS, writeHomeOrder, writeLinks } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { renderDashboard } from "../testing/render-dashboard.tsx";
import HistoryPage from "./history-page.tsx";
import HomeSettingsPage from "./home-page.tsx";
import IdentityPage from "./identity-page.tsx";
import LinksPage from "./links-page.tsx";
import SellingPage from "./selling-page.tsx";
// Loaded here, not within a test that waits for it.
import "./home-order-field.tsx";
import "./links-field.tsx";
import "./links-warning.tsx";
import "./settings-form.tsx";

const backend = useMockBackend();
const open = (path: string) =>
  renderDashboard(
    [
      { path: "settings", Component: IdentityPage },
      { path: "settings/selling", Component: SellingPage },
      { path: "settings/links", Component: LinksPage },
      { path: "settings/home", Component: HomeSettingsPage },
      { path: "settings/history", Component: HistoryPage },
    ],
    path,
  );

const stored = (version: number, values: Readonly<Record<string, string>>) =>
  backend.reply(shopSettings, { status: true, data: { version, values } });

beforeEach(() => {
  backend.reply(staffSession, {
    status: true,
    data: { name: "Meera Shah", role: "owner", permissions: ["settings"], second_factor: "off" },
  });
  stored(2, { "policy.minimumOrder": "300" });
  logInAs("staff");
});

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });

describe("the settings", () => {
  it("show what counts now, and save what was changed by the version that was seen", async () => {
    const sent = backend.reply(changeShopSettings, { status: true, data: { version: 3, values: {} } });
    const { user } = open("/dashboard/settings/selling");
    expect(await screen.findByLabelText("Minimum order")).toHaveProperty("value", "300");
    type("Shipping charge", "80");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Saved. The shop shows it now.")).toBeDefined();
    expect(sent[0]?.body).toMatchObject({
      version: 2,
      changes: { "shipping.charge": "80", "policy.minimumOrder": "300" },
    });
  });

  it("put a new shop name into the frame at once", async () => {
    backend.reply(changeShopSettings, { status: true, data: { version: 3, values: {} } });
    const { user } = open("/dashboard/settings");
    await screen.findByLabelText("GSTIN");
    backend.reply(staffSession, {
      status: true,
      data: { name: "Meera Shah", role: "owner", permissions: ["settings"], second_factor: "off", shop_name: "Gomata" },
    });
    type("Shop name", "Gomata");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await within(screen.getByRole("banner")).findByText("Gomata")).toBeDefined();
  });

  it("begin with what the page before has saved", async () => {
    const sent = backend.reply(changeShopSettings, { status: true, data: { version: 3, values: {} } });
    const { user } = open("/dashboard/settings");
    await screen.findByLabelText("GSTIN");
    type("Shop name", "Gomata");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("Saved. The shop shows it now.");
    stored(3, { "identity.shopName": "Gomata" });
    await user.click(screen.getByRole("link", { name: "Selling" }));
    await screen.findByLabelText("Minimum order");
    type("Minimum order", "400");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await expect.poll(() => sent.map(({ body }) => body)).toMatchObject([{ version: 2 }, { version: 3 }]);
  });

  it("have a list where there is something to choose from", async () => {
    const sent = backend.reply(changeShopSettings, { status: true, data: { version: 3, values: {} } });
    const { user } = open("/dashboard/settings/selling");
    await user.selectOptions(await screen.findByLabelText("Earning and spending"), "Off");
    expect(screen.getByRole("button", { name: "Earning and spending: use the default" }).textContent).toBe(
      "Use the default: On",
    );
    await user.click(screen.getByRole("button", { name: "Save" }));
    await expect.poll(() => sent[0]?.body).toMatchObject({ changes: { "coins.isOn": "off" } });
  });

  it("say at the field what cannot be, and send nothing", async () => {
    const sent = backend.reply(changeShopSettings, { status: true, data: { version: 3, values: {} } });
    const { user } = open("/dashboard/settings");
    await screen.findByLabelText("GSTIN");
    type("State", "Maharashtra");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(screen.getByText(/This GSTIN is not registered in Maharashtra/)).toBeDefined();
    expect(sent).toHaveLength(0);
  });

  it("go back to their defaults", async () => {
    const { user } = open("/dashboard/settings/selling");
    const minimum = await screen.findByLabelText("Minimum order");
    await user.click(screen.getByRole("button", { name: "Minimum order: use the default" }));
    expect(minimum).toHaveProperty("value", "250");
    expect(screen.queryByRole("button", { name: "Minimum order: use the default" })).toBeNull();
  });

  it("show what somebody else has changed in the meantime, to choose from", async () => {
    backend.reply(changeShopSettings, refuse(409, EDIT_CONFLICT));
    const { user } = open("/dashboard/settings/selling");
    await screen.findByLabelText("Minimum order");
    type("Shipping charge", "80");
    stored(3, { "policy.minimumOrder": "350" });
    await user.click(screen.getByRole("button", { name: "Save" }));
    const theirs = await screen.findByRole("table");
    expect(within(theirs).getByText("350")).toBeDefined();
  });

  describe("of menu and footer", () => {
    const footer = async () => within(await screen.findByRole("region", { name: "Footer" }));
    const USUAL = writeLinks(USUAL_LINKS.footer);
    const footerSent = (sent: readonly { readonly body: unknown }[]) =>
      expect(sent[0]?.body).toMatchObject({ changes: { "links.menu": "", "links.legal": "" } });

    beforeEach(() => {
      stored(2, {});
      backend.reply(ownPages, {
        status: true,
        data: [{ slug: "our-farm", title: "Our farm", changed_at: "2026-03-01T00:00:00.000Z" }],
      });
      backend.reply(categories, { status: true, categories: [{ id: 7, name: "Ghee", children: [] }] });
    });
    const save = async (user: ReturnType<typeof open>["user"]) => {
      const sent = backend.reply(changeShopSettings, { status: true, data: { version: 3, values: {} } });
      await user.click(screen.getByRole("button", { name: "Save" }));
      await screen.findByText("Saved. The shop shows it now.");
      footerSent(sent);
      const { changes } = sent[0]?.body ?? {};
      return changes?.["links.footer"];
    };

    it("are the usual ones, renamed, hidden, moved to the next column and taken out", async () => {
      const { user } = open("/dashboard/settings/links");
      const help = within((await footer()).getByRole("group", { name: "Help" }));
      const faq = within(help.getByRole("listitem", { name: "FAQ" }));
      fireEvent.change(faq.getByLabelText("Link text"), { target: { value: "Questions" } });
      await user.click(help.getByRole("button", { name: "Hide Contact us" }));
      await user.click(help.getByRole("button", { name: "Remove My account" }));
      expect(document.activeElement).toBe(help.getByRole("button", { name: "Remove Shipping policy" }));
      await user.click((await footer()).getByRole("button", { name: "Move Return and refund policy down" }));
      expect(document.activeElement).toBe(
        (await footer()).getByRole("button", { name: "Move Return and refund policy down" }),
      );
      const policy = "/return-and-refund-policy Return and refund policy";
      expect(await save(user)).toBe(
        USUAL.replace("/faq FAQ", "/faq Questions")
          .replace("/contact-us", "(hidden) /contact-us")
          .replace("/profile My account\n", "")
          .replace(`${policy}\n# Our world`, `# Our world\n${policy}`),
      );
    });

    it.each([
      ["farm", "Your page: Our farm", "/pages/our-farm"],
      ["ghee", "Category: Ghee", "/shop?category=7&category_name=Ghee"],
      ["locator", "Store locator", "/store-locator"],
    ])("are added: %j finds %s", async (typed, name, address) => {
      const { user } = open("/dashboard/settings/links");
      await user.click((await footer()).getByRole("button", { name: "Add a link under Work with us" }));
      const link = within(await screen.findByRole("listitem", { name: "New link" }));
      expect(document.activeElement).toBe(link.getByLabelText("Link text"));
      await user.type(link.getByLabelText("Leads to"), typed);
      await user.click(await screen.findByRole("option", { name }));
      await user.type(link.getByLabelText("Link text"), "New");
      expect(await save(user)).toBe(`${USUAL}\n${address} New`);
    });

    it("lead to an address of the web, and to nothing else that is typed", async () => {
      const { user } = open("/dashboard/settings/links");
      await user.click((await footer()).getByRole("button", { name: "Add a link under Work with us" }));
      const link = within(await screen.findByRole("listitem", { name: "New link" }));
      await user.type(link.getByLabelText("Link text"), "Press");
      await user.type(link.getByLabelText("Leads to"), "somewhere");
      await user.click(screen.getByRole("button", { name: "Save" }));
      expect(await screen.findByText(/“Press” leads nowhere/)).toBeDefined();
      const target = within(screen.getByRole("listitem", { name: "Press" })).getByLabelText("Leads to");
      fireEvent.change(target, { target: { value: "https://example.com/press" } });
      expect(screen.queryByText(/“Press” leads nowhere/)).toBeNull();
      expect(await save(user)).toBe(`${USUAL}\nhttps://example.com/press Press`);
    });

    it("go back to the usual ones, and say which policy lacks a link", async () => {
      stored(2, { "links.footer": "# Shop\n/shop All", "links.menu": "# Help\n/faq FAQ" });
      const { user } = open("/dashboard/settings/links");
      expect((await screen.findByRole("alert")).textContent).toContain("Shipping Policy");
      await user.click(screen.getByRole("button", { name: "Footer: put back the usual links" }));
      expect(screen.queryByRole("alert")).toBeNull();
      expect((await footer()).getByRole("group", { name: "Our world" })).toBeDefined();
      await user.click(screen.getByRole("button", { name: "Menu: put back the usual links" }));
      expect(await save(user)).toBe("");
    });

    it("are in columns, which can be added, moved and taken out", async () => {
      stored(2, { "links.footer": "# Shop\n/shop All\n# Help\n/faq FAQ" });
      const { user } = open("/dashboard/settings/links");
      await user.click((await footer()).getByRole("button", { name: "Move the column Help up" }));
      await user.click((await footer()).getByRole("button", { name: "Remove the column Shop" }));
      expect((await footer()).queryByRole("button", { name: "Remove the column Help" })).toBeNull();
      await user.click((await footer()).getByRole("button", { name: "Add a column" }));
      const added = within(await screen.findByRole("group", { name: "New column" }));
      expect(document.activeElement).toBe(added.getByLabelText("Heading"));
      fireEvent.change(added.getByLabelText("Heading"), { target: { value: "Farm" } });
      const sent = backend.reply(changeShopSettings, { status: true, data: { version: 3, values: {} } });
      await user.click(screen.getByRole("button", { name: "Save" }));
      await screen.findByText("Saved. The shop shows it now.");
      expect(sent[0]?.body).toMatchObject({ changes: { "links.footer": "# Help\n/faq FAQ\n# Farm" } });
    });
  });

  describe("of the home page", () => {
    const rows = (id: number, title: string, is_visible: boolean) => ({
      status: true as const,
      count: 1,
      total_pages: 1,
      data: [{ id, title, version: 1, is_visible }],
    });
    beforeEach(() => {
      stored(2, {});
      backend.reply(staffSession, {
        status: true,
        data: { name: "Meera Shah", role: "owner", permissions: ["settings", "content"], second_factor: "off" },
      });
      backend.reply(contentList, ({ params }) =>
        params.kind === "upper-sections"
          ? rows(UPPER_SECTIONS.shop, "Diwali Special", true)
          : rows(LOWER_SECTIONS.available, "Available at", false),
      );
    });
    const shown = async () => {
      const list = await screen.findByRole("list", { name: "Sections" });
      return within(list)
        .getAllByRole("listitem")
        .map((item) => item.querySelector("span")?.textContent);
    };

    it("put its sections in order by buttons that name them, and keep the focus on the one that moves", async () => {
      const sent = backend.reply(changeShopSettings, { status: true, data: { version: 3, values: {} } });
      const { user } = open("/dashboard/settings/home");
      await user.click(await screen.findByRole("button", { name: "Move up: Diwali Special" }));
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move up: Diwali Special" }));
      expect(screen.getByText("Diwali Special is section 8 of 21 now.")).toBeDefined();
      await user.keyboard("{Enter}");
      await user.click(screen.getByRole("button", { name: "Move down: About us" }));
      expect((await shown()).slice(0, 9)).toEqual([
        ...["Counters", "About us", "Gift hamper", "New arrivals", "Certificates", "View more"],
        ...["Diwali Special", "Groceries", "Product rows"],
      ]);
      await user.click(screen.getByRole("button", { name: "Save" }));
      await screen.findByText("Saved. The shop shows it now.");
      const [about, statistics, ...others] = HOME_ORDER.filter((place) => place !== "shop");
      const order = [statistics, about, ...others.slice(0, 4), "shop", ...others.slice(4)];
      expect(sent[0]?.body).toEqual({ version: 2, changes: { "policy.homeOrder": order.join("\n") } });
    });

    it("say what stays first, what is hidden and where it is written, and move nothing beyond the ends", async () => {
      const { user } = open("/dashboard/settings/home");
      expect(await screen.findByText(/^Always first/)).toBeDefined();
      expect(await screen.findByText("Hidden")).toBeDefined();
      expect(screen.getByRole("link", { name: "Diwali Special" }).getAttribute("href")).toBe(
        `/dashboard/content/upper-sections/${UPPER_SECTIONS.shop}`,
      );
      const before = await shown();
      for (const name of ["Move up: About us", "Move down: Lower banners"]) {
        const button = screen.getByRole("button", { name });
        expect(button.getAttribute("aria-disabled")).toBe("true");
        await user.click(button);
      }
      expect(screen.getByText("Lower banners is already last of the sections.")).toBeDefined();
      expect(await shown()).toEqual(before);
    });

    it("go back to the usual order", async () => {
      stored(2, { "policy.homeOrder": writeHomeOrder(HOME_ORDER.toReversed()) });
      const { user } = open("/dashboard/settings/home");
      expect((await shown())[0]).toBe("Lower banners");
      await user.click(screen.getByRole("button", { name: "Order of the sections: put back the usual order" }));
      expect((await shown())[0]).toBe("About us");
      const sent = backend.reply(changeShopSettings, { status: true, data: { version: 3, values: {} } });
      await user.click(screen.getByRole("button", { name: "Save" }));
      await screen.findByText("Saved. The shop shows it now.");
      expect(sent[0]?.body).toMatchObject({ changes: { "policy.homeOrder": writeHomeOrder(HOME_ORDER) } });
    });

    it("show an order that somebody else has saved by the names of the sections", async () => {
      backend.reply(changeShopSettings, refuse(409, EDIT_CONFLICT));
      const { user } = open("/dashboard/settings/home");
      await user.click(await screen.findByRole("button", { name: "Move down: About us" }));
      stored(3, { "policy.homeOrder": "blogs\nabout" });
      await user.click(screen.getByRole("button", { name: "Save" }));
      const theirs = await screen.findByRole("table");
      expect(within(theirs).getByText("the usual order")).toBeDefined();
      expect(within(theirs).getByText(/^Blog, Testimonials, .*, Lower banners, About us, Counters, /)).toBeDefined();
    });
  });

  it("have a history of who changed what", async () => {
    backend.reply(shopSettingsHistory, {
      status: true,
      count: 1,
      total_pages: 1,
      data: [
        {
          version: 2,
          changed_at: "2026-03-14T09:30:00+05:30",
          changed_by: "Meera Shah",
          changes: [
            { key: "identity.cin", before: "", after: "U15490GJ2016PTC012345" },
            { key: "policy.homeOrder", before: writeHomeOrder(HOME_ORDER), after: "statistics\nabout" },
          ],
        },
      ],
    });
    open("/dashboard/settings/history");
    const row = (await screen.findByText("Meera Shah")).closest("tr");
    expect(row?.textContent).toContain("Seller: CIN: nothing → U15490GJ2016PTC012345");
    expect(row?.textContent).toMatch(/Order of the sections: the usual order → Counters, Gift hamper, .*, About us/);
  });
});
