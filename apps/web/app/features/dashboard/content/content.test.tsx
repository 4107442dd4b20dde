// @vitest-environment jsdom
import {
  changeContent,
  contentItem,
  contentKinds,
  contentList,
  createContent,
  deleteContent,
  moveContent,
  staffSession,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { EDIT_CONFLICT } from "@store/domain";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { useMockBackend } from "../../../testing/mock-backend.ts";
import { logInAs } from "../../../testing/people.ts";
import { renderRoutes } from "../../../testing/render-routes.tsx";
import { StaffSessionContext } from "../staff-session.ts";
import ContentItemPage from "./content-item-page.tsx";
import ContentKindPage from "./content-kind-page.tsx";
import ContentPage from "./content-page.tsx";

const backend = useMockBackend();
const SESSION = {
  state: "open" as const,
  member: { name: "Meera Shah", role: "owner" as const, permissions: ["content"], second_factor: "off" as const },
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
    (page) => <StaffSessionContext value={SESSION}>{page}</StaffSessionContext>,
  );

const ROW = { id: 7, title: "Asha", detail: "Good", is_visible: false };
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
    const moved = backend.reply(moveContent, { status: true });
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
    backend.reply(contentItem, item(2, "Bad"));
    await user.click(screen.getByRole("button", { name: "Save" }));
    const keep = await screen.findByRole("button", { name: "Keep mine" });
    expect(screen.getByText("Bad")).toBeDefined();
    expect(changed[0]?.body).toMatchObject({ version: 1 });
    const kept = backend.reply(changeContent, { status: true, data: { version: 3 } });
    await user.click(keep);
    expect(await screen.findByText("Saved. The shop shows it now.")).toBeDefined();
    expect(kept[0]?.body).toMatchObject({ version: 2, values: { description: "Good indeed" } });
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
});
