// @vitest-environment jsdom
import "@store/react-client/testing/observers";
import {
  changeContent,
  contentItem,
  contentKinds,
  contentList,
  contentOptions,
  contentProducts,
  createContent,
  deleteContent,
  moveContent,
  showContent,
  staffSession,
  type WireReplyOf,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { cutTestimonial, EDIT_CONFLICT, WRONG_PAGE_SLUG } from "@store/domain";
import { TRY_AGAIN_LATER } from "@store/react-client/failures";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { renderRoutes } from "@store/react-client/testing/render-routes";
import { QueryClientProvider } from "@tanstack/react-query";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { createQueryClient } from "../data/use-query.ts";
import { StaffSessionContext } from "../frame/staff-session.ts";
// Loaded here, not within a test that waits for them.
import "./content-form.tsx";
import ContentItemPage from "./content-item-page.tsx";
import ContentKindPage from "./content-kind-page.tsx";
import ContentPage from "./content-page.tsx";
import "./product-row-preview.tsx";

const backend = useMockBackend();
const SESSION = {
  state: "open" as const,
  member: {
    name: "Meera Shah",
    role: "owner" as const,
    permissions: ["content"],
    shop_name: undefined,
    second_factor: "off" as const,
    recovery_codes_left: undefined,
  },
  refetch: async () => undefined,
};
const open = (path: string) =>
  renderRoutes(
    [
      { path: "/dashboard/content", Component: ContentPage },
      { path: "/dashboard/content/:kind", Component: ContentKindPage },
      { path: "/dashboard/content/:kind/:id", Component: ContentItemPage },
    ],
    path,
    (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <StaffSessionContext value={SESSION}>{page}</StaffSessionContext>
      </QueryClientProvider>
    ),
  );

const ROW = { id: 7, title: "Asha", version: 3, detail: "Good", is_visible: false };
const item = (version: number, description: string) => ({
  status: true,
  data: {
    ...{ id: 7, title: "Asha", version },
    values: { author_name: "Asha", description, is_visible: true },
  },
});

beforeEach(() => {
  backend.reply(staffSession, { status: true, data: SESSION.member });
  logInAs("staff");
});

describe("the shop's content", () => {
  it("is led to by its kinds, with how many there are", async () => {
    backend.reply(contentKinds, { status: true, data: [{ kind: "banners", count: 5, hidden: 2 }] });
    open("/dashboard/content");
    const link = await screen.findByRole("link", { name: "Banners" });
    expect(link.getAttribute("href")).toBe("/dashboard/content/banners");
    expect(screen.getByText("5, 2 hidden")).toBeDefined();
  });

  it("is listed and put into order", async () => {
    backend.reply(contentList, { status: true, data: [ROW], count: 1, total_pages: 1 });
    const moved = backend.reply(moveContent, { status: true, data: { is_moved: true } });
    const { user } = open("/dashboard/content/testimonials");
    expect((await screen.findByRole("link", { name: "Asha" })).closest("tr")?.textContent).toContain("Hidden");
    await user.click(screen.getByRole("button", { name: "Move Asha down" }));
    await waitFor(() =>
      expect(moved[0]).toMatchObject({ params: { kind: "testimonials", id: 7 }, body: { to: "behind" } }),
    );
  });

  it("is added, once its form is right", async () => {
    const created = backend.reply(createContent, { status: true, data: { id: 8 } });
    const { user, address } = open("/dashboard/content/testimonials/new");
    await user.click(await screen.findByRole("button", { name: "Add the testimonial" }));
    expect((await screen.findAllByText("Author name is required")).length).toBeGreaterThan(0);
    await user.type(screen.getByRole("textbox", { name: "Who says it" }), "Ravi");
    await user.type(screen.getByRole("textbox", { name: "What they say" }), "Fresh");
    await user.click(screen.getByRole("button", { name: "Add the testimonial" }));
    await waitFor(() => expect(address()).toBe("/dashboard/content/testimonials"));
    expect(created[0]?.body).toEqual({ values: { author_name: "Ravi", description: "Fresh", is_visible: true } });
  });

  it("is saved over somebody else's change only when that is chosen", async () => {
    backend.reply(contentItem, item(1, "Good"));
    const changed = backend.reply(changeContent, refuse(409, EDIT_CONFLICT));
    const { user } = open("/dashboard/content/testimonials/7");
    await user.type(await screen.findByRole("textbox", { name: "What they say" }), " indeed");
    const theirs = item(2, "Bad");
    backend.reply(contentItem, {
      ...theirs,
      data: { ...theirs.data, values: { ...theirs.data.values, author_name: "Ravi" } },
    });
    await user.click(screen.getByRole("button", { name: "Save" }));
    const keep = await screen.findByRole("button", { name: "Save both changes" });
    expect(screen.getByText("Bad")).toBeDefined();
    expect(changed[0]?.body).toMatchObject({ version: 1 });
    const kept = backend.reply(changeContent, { status: true, data: { version: 3 } });
    await user.click(keep);
    expect(await screen.findByText("Saved. The shop shows it now.")).toBeDefined();
    expect(kept[0]?.body).toMatchObject({ version: 2, values: { description: "Good indeed", author_name: "Ravi" } });
  });

  it("has what was typed after Back and Forward, until it is saved", async () => {
    backend.reply(contentList, { status: true, data: [ROW], count: 1, total_pages: 1 });
    backend.reply(contentItem, item(1, "Good"));
    backend.reply(changeContent, { status: true, data: { version: 2 } });
    const { user, router } = open("/dashboard/content/testimonials/17");
    await user.type(await screen.findByRole("textbox", { name: "What they say" }), " indeed");
    const goAndComeBack = async () => {
      await router.navigate("/dashboard/content/testimonials");
      await screen.findByRole("link", { name: "Asha" });
      await router.navigate("/dashboard/content/testimonials/17");
    };
    await goAndComeBack();
    expect(await screen.findByDisplayValue("Good indeed")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.queryByText("Not saved yet")).toBeNull());
    await goAndComeBack();
    expect(await screen.findByDisplayValue("Good")).toBeDefined();
  });

  it("has what was typed into a new one after Back and Forward, until it is dropped", async () => {
    backend.reply(contentList, { status: true, data: [ROW], count: 1, total_pages: 1 });
    const { user, router } = open("/dashboard/content/testimonials/new");
    await user.type(await screen.findByRole("textbox", { name: "What they say" }), "Very good");
    await router.navigate("/dashboard/content/testimonials");
    await screen.findByRole("link", { name: "Asha" });
    await router.navigate("/dashboard/content/testimonials/new");
    expect(await screen.findByDisplayValue("Very good")).toBeDefined();
    await user.click(screen.getByRole("button", { name: "Drop my changes" }));
    expect(screen.queryByDisplayValue("Very good")).toBeNull();
    expect(screen.queryByText("Not saved yet")).toBeNull();
  });

  it("says beside its button that it could not be sent, until it is changed", async () => {
    backend.reply(contentItem, item(1, "Good"));
    backend.reply(changeContent, refuse(503, "The shop is closed for a moment."));
    const { user } = open("/dashboard/content/testimonials/7");
    await user.type(await screen.findByRole("textbox", { name: "What they say" }), " indeed");
    await user.click(screen.getByRole("button", { name: "Save" }));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("What you typed is still here.");
    expect(alert.parentElement).toBe(screen.getByRole("button", { name: "Save" }).parentElement);
    await user.type(screen.getByRole("textbox", { name: "What they say" }), "!");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("is deleted after it was asked about, or says why it stays", async () => {
    backend.reply(contentItem, item(1, "Good"));
    const deleted = backend.reply(deleteContent, { status: true });
    const { user, address } = open("/dashboard/content/testimonials/7");
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    const [, confirm] = await screen.findAllByRole("button", { name: "Delete", hidden: true });
    if (confirm) await user.click(confirm);
    await waitFor(() => expect(deleted).toHaveLength(1));
    await waitFor(() => expect(address()).toBe("/dashboard/content/testimonials"));
  });

  it("shows a banner before it is in the shop", async () => {
    const { user } = open("/dashboard/content/banners/new");
    await user.type(await screen.findByRole("textbox", { name: /^Title/ }), "Winter");
    expect(screen.getByRole("region", { name: "Preview" }).textContent).toContain("Winter");
  });

  it("leads to the first field that is refused", async () => {
    const { user } = open("/dashboard/content/testimonials/new");
    await user.click(await screen.findByRole("button", { name: "Add the testimonial" }));
    expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Who says it" }));
    await user.type(screen.getByRole("textbox", { name: "Who says it" }), "Ravi");
    expect(screen.getByRole("textbox", { name: "Who says it" }).getAttribute("aria-invalid")).not.toBe("true");
    expect(screen.getByRole("textbox", { name: "What they say" }).getAttribute("aria-invalid")).toBe("true");
  });
});

describe("a list of content", () => {
  const reply = (...rows: WireReplyOf<typeof contentList>["data"]) =>
    backend.reply(contentList, { status: true, data: rows, count: rows.length, total_pages: 1 });

  it("shows and hides with one press", async () => {
    reply(ROW);
    const sent = backend.reply(showContent, { status: true, data: { version: 4 } });
    const { user } = open("/dashboard/content/testimonials");
    const show = await screen.findByRole("button", { name: "Show Asha" });
    reply({ ...ROW, version: 4, is_visible: true });
    await user.click(show);
    const hide = await screen.findByRole("button", { name: "Hide Asha" });
    expect(document.activeElement).toBe(hide);
    expect(await screen.findByText("Asha is shown now.")).toBeDefined();
    expect(sent[0]).toMatchObject({ params: { kind: "testimonials", id: 7 }, body: { version: 3, is_visible: true } });
    reply({ ...ROW, version: 5 });
    await user.click(screen.getByRole("button", { name: "Undo" }));
    expect(await screen.findByRole("button", { name: "Show Asha" })).toBeDefined();
    expect(sent[1]).toMatchObject({ params: { kind: "testimonials", id: 7 }, body: { version: 4, is_visible: false } });
  });

  it("shows how a row is by now, where somebody else changed it", async () => {
    reply(ROW);
    backend.reply(showContent, refuse(409, EDIT_CONFLICT));
    const { user } = open("/dashboard/content/testimonials");
    const show = await screen.findByRole("button", { name: "Show Asha" });
    reply({ ...ROW, version: 4, title: "Asha Rao" });
    await user.click(show);
    expect(await screen.findByText("Somebody else has changed Asha. Here is how it is now.")).toBeDefined();
    const again = backend.reply(showContent, { status: true, data: { version: 5 } });
    await user.click(await screen.findByRole("button", { name: "Show Asha Rao" }));
    await waitFor(() => expect(again[0]?.body).toEqual({ version: 4, is_visible: true }));
  });

  it("keeps the focus on the page when a row leaves it", async () => {
    reply(ROW);
    backend.reply(showContent, { status: true, data: { version: 4 } });
    const { user } = open("/dashboard/content/testimonials?visible=hidden");
    const show = await screen.findByRole("button", { name: "Show Asha" });
    reply();
    await user.click(show);
    expect(await screen.findByText("Nothing found")).toBeDefined();
    expect(document.activeElement?.textContent).toBe("What shoppers say, on the home page.");
  });

  it("says why the shop does not show what is not hidden itself", async () => {
    reply({ ...ROW, title: "Ghee", level: 2, is_visible: true, hidden_by: "Dairy" });
    open("/dashboard/content/categories");
    expect(await screen.findByText("Hidden with Dairy")).toBeDefined();
    reply({ ...ROW, title: "Snow", detail: "2099-12-31T18:30:00.000Z", is_visible: true });
    open("/dashboard/content/blogs");
    expect(await screen.findByText("From 1 Jan 2100")).toBeDefined();
  });

  it("is filtered by what the address asks", async () => {
    const asked = reply(ROW);
    open("/dashboard/content/categories?visible=shown&level=2&within=11&page=3");
    await screen.findByRole("link", { name: "Asha" });
    const query = { visible: "shown", level: 2, within: 11, page: 3 };
    expect(asked.map((request) => request.query)).toContainEqual(query);
    expect(screen.queryByRole("button", { name: "Move Asha up" })).toBeNull();
  });

  it("knows no order, state or filter where a kind has none", async () => {
    const asked = reply({ ...ROW, is_visible: true });
    open("/dashboard/content/brands?visible=hidden&level=2");
    await screen.findByRole("link", { name: "Asha" });
    expect(asked[0]?.query).toEqual({ page: 1 });
    for (const name of [/Hide/, /Move/]) expect(screen.queryByRole("button", { name })).toBeNull();
  });

  it("says that what is last cannot move down", async () => {
    reply(ROW);
    backend.reply(moveContent, { status: true, data: { is_moved: false } });
    const { user } = open("/dashboard/content/testimonials");
    const down = await screen.findByRole("button", { name: "Move Asha down" });
    await user.click(down);
    expect(await screen.findByText("It is already at the end.")).toBeDefined();
    expect(document.activeElement).toBe(down);
  });

  it.each(["Move Asha down", "Show Asha"])(
    "stays when nothing answers %s, nor the question for the list",
    async (press) => {
      reply(ROW);
      const { user } = open("/dashboard/content/testimonials");
      const button = await screen.findByRole("button", { name: press });
      const sent: string[] = [];
      backend.use(
        http.all("*/dashboard/content/*", ({ request }) => {
          sent.push(request.method);
          return HttpResponse.error();
        }),
      );
      await user.click(button);
      expect(await screen.findByText(TRY_AGAIN_LATER)).toBeDefined();
      await waitFor(() => expect(sent).toContain("GET"));
      // It takes the next press once the list was asked for in vain.
      await waitFor(async () => {
        await user.click(button);
        expect(sent.filter((method) => method !== "GET").length).toBeGreaterThan(1);
      });
      expect(button.isConnected).toBe(true);
    },
  );
});

describe("an entry's page", () => {
  it.each([
    ["blogs", "Back to “Blog”"],
    ["upper-sections", "Back to “Home page, upper half”"],
  ])("leads back to its list: %s", async (kind, name) => {
    open(`/dashboard/content/${kind}/new`);
    expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(`/dashboard/content/${kind}`);
  });
});

describe("a page of the shop's own", () => {
  const PAGE = { title: "Our farm", slug: "our-farm", content: "<p>Green</p>", description: "", is_visible: false };
  const address = () => screen.findByRole("textbox", { name: /^Address/ });

  it("is given the address that its title suggests, until another one is typed", async () => {
    const { user } = open("/dashboard/content/pages/new");
    const title = await screen.findByRole("textbox", { name: /^Title/ });
    await user.type(title, "Our Farm");
    expect(await address()).toHaveProperty("value", "our-farm");
    await user.clear(await address());
    await user.type(await address(), "farm");
    await user.type(title, " & cows");
    expect(await address()).toHaveProperty("value", "farm");
    expect(within(screen.getByRole("region", { name: "Preview" })).getByText("/pages/farm")).toBeDefined();
  });

  it("keeps its address when its title changes", async () => {
    backend.reply(contentItem, { status: true, data: { id: 3, title: "Our farm", version: 1, values: PAGE } });
    const { user } = open("/dashboard/content/pages/3");
    await user.type(await screen.findByRole("textbox", { name: /^Title/ }), " & cows");
    expect(await address()).toHaveProperty("value", "our-farm");
    expect(screen.getByText("The shop does not show this: it is hidden.")).toBeDefined();
  });

  it("says what is wrong with its address, and why it cannot be deleted", async () => {
    const kept_because = "The footer links to it.";
    backend.reply(contentItem, {
      status: true,
      data: { id: 3, title: "Our farm", version: 1, values: PAGE, kept_because },
    });
    const { user } = open("/dashboard/content/pages/3");
    await user.type(await address(), " 2");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect((await screen.findAllByText(WRONG_PAGE_SLUG)).length).toBeGreaterThan(0);
    expect(screen.getByText(kept_because)).toBeDefined();
    expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
  });

  it("is published from the list", async () => {
    const row = { id: 3, title: "Our farm", version: 1, detail: "/pages/our-farm", is_visible: false };
    backend.reply(contentList, { status: true, data: [row], count: 1, total_pages: 1 });
    const sent = backend.reply(showContent, { status: true, data: { version: 2 } });
    const { user } = open("/dashboard/content/pages");
    const publish = await screen.findByRole("button", { name: "Publish Our farm" });
    expect(publish.closest("tr")?.textContent).toContain("Draft");
    await user.click(publish);
    expect(await screen.findByText("Our farm is published now.")).toBeDefined();
    expect(sent[0]).toMatchObject({ params: { kind: "pages", id: 3 }, body: { version: 1, is_visible: true } });
  });
});

describe("the preview", () => {
  const preview = async () => within(await screen.findByRole("region", { name: "Preview" }));
  const section = (kind: string, id: number, values: WireReplyOf<typeof contentItem>["data"]["values"]) => {
    backend.reply(contentItem, { status: true, data: { id, title: "It", version: 1, values } });
    return open(`/dashboard/content/${kind}/${id}`);
  };
  const CARD = {
    ...{ id: 1002, name: "Gir ghee", image1: "/g.webp", product_price: 640, base_price: 600 },
    ...{ available_stock_quantity: 3, product_tag_list: [] },
  };

  beforeEach(() => backend.reply(contentOptions, { status: true, data: [{ id: 1001, name: "Curd" }] }));

  it("shows a row's products as the home page will, without what it does not sell", async () => {
    const asked = backend.reply(contentProducts, { status: true, data: [CARD] });
    const products = [{ product_id: 1002 }, { product_id: 1001 }];
    section("product-sections", 3, { label: "Winter", description: "", products, is_visible: true });
    const shown = await preview();
    expect(await shown.findByText("Gir ghee")).toBeDefined();
    expect(shown.getByText("1 product is not in the shop, and is left out.")).toBeDefined();
    expect(asked[0]?.query).toEqual({ ids: [1002, 1001] });
  });

  it("says that a row without products is left out", async () => {
    section("product-sections", 3, { label: "Winter", description: "", products: [], is_visible: true });
    expect(await (await preview()).findByText(/leaves this row out/)).toBeDefined();
  });

  it("shows a block with its text, and that it is hidden", async () => {
    section("about-sections", 10, { label: "Who", description: "<p>We farm.</p>", image: "", is_visible: false });
    const shown = await preview();
    expect(shown.getByText("We farm.")).toBeDefined();
    expect(shown.getByText("The shop does not show this: it is hidden.")).toBeDefined();
  });

  it("cuts a testimonial as the home page does, while it is written", async () => {
    const words = "I came for the ghee and stayed for the flour. ".repeat(4);
    const { user } = section("testimonials", 3, { author_name: "Asha", description: words, is_visible: true });
    const shown = await preview();
    expect(shown.getByText(cutTestimonial(words))).toBeDefined();
    expect(shown.getByText("The home page shows its first 150 characters.")).toBeDefined();
    const field = screen.getByRole("textbox", { name: "What they say" });
    await user.clear(field);
    await user.type(field, "Fresh");
    expect(shown.getByText("Fresh")).toBeDefined();
    expect(shown.queryByText(/first 150/)).toBeNull();
  });

  it("shows a film with its play button, once its address is one", async () => {
    const video = { name: "Bilona", description: "Slowly", embed_link: "https://example.com/film", is_visible: true };
    const { user } = section("videos", 3, video);
    const shown = await preview();
    expect(shown.getByText("The film stands here once its address is right.")).toBeDefined();
    const field = screen.getByRole("textbox", { name: "Address of the film" });
    await user.clear(field);
    await user.type(field, "https://www.youtube.com/embed/ScMzIvxBSi4");
    expect(await shown.findByRole("button", { name: "Play Bilona" })).toBeDefined();
    expect(shown.getByText("Slowly")).toBeDefined();
  });

  it("groups the digits of a number as the home page does", async () => {
    section("statistics", 3, { name: "Families", value: "350000+", is_visible: false });
    const shown = await preview();
    expect(shown.getByText("3,50,000+")).toBeDefined();
    expect(shown.getByText("The shop does not show this: it is hidden.")).toBeDefined();
  });

  it("says where a banner leads", async () => {
    const links = { product_id: 1001, category_id: null };
    const words = { band: "Upper", title: "Winter", content: "Warm", image: "/b.webp", mobile_image: "", alt_text: "" };
    section("banners", 3, { ...words, ...links, is_visible: true });
    expect(await (await preview()).findByText("A press on it leads to Curd.")).toBeDefined();
  });
});

describe("rows within a form", () => {
  const tile = (label: string) => ({ image: "/t.webp", label, alt: "", product_id: null, category_id: null });

  it("take the focus along when they move, and leave it on the page when they are taken out", async () => {
    const images = [tile("Jar"), tile("Box")];
    const values = { label: "Gifts", description: "", image: "", images, is_visible: true };
    backend.reply(contentItem, { status: true, data: { id: 1, title: "Gifts", version: 1, values } });
    const { user } = open("/dashboard/content/upper-sections/1");
    await user.click(await screen.findByRole("button", { name: "Move picture 2 up" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move picture 1 up" }));
    const [first] = screen.getAllByRole("textbox", { name: /^Words below it/ });
    expect(first).toHaveProperty("value", "Box");
    await user.click(screen.getByRole("button", { name: "Take out picture 2" }));
    await user.click(screen.getByRole("button", { name: "Take out picture 1" }));
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Add a picture" }));
  });
});
