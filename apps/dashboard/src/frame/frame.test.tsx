// @vitest-environment jsdom
import { dashboard, logout, staffSession } from "@store/api-client/contract";
import { useSession } from "@store/react-client/session-store";
import { deferred } from "@store/react-client/testing/deferred";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs, PEOPLE } from "@store/react-client/testing/people";
import { renderRouter } from "@store/react-client/testing/render-routes";
import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { routes } from "../routes.tsx";
import { leaveFor } from "./leave-for.ts";

vi.mock("./leave-for.ts", () => ({ leaveFor: vi.fn() }));

const backend = useMockBackend();
const MEMBER = {
  name: "Meera Shah",
  role: "owner",
  shop_name: "Ghee Ghar",
  permissions: ["orders"],
  second_factor: "off",
} as const;

beforeEach(() => {
  vi.mocked(leaveFor).mockClear();
  window.scrollTo = () => undefined;
  backend.reply(staffSession, { status: true, data: { ...MEMBER, permissions: [...MEMBER.permissions] } });
  logInAs("staff");
});

const open = (address: string) => renderRouter(routes, address);
const header = async () => within(await screen.findByRole("banner"));

describe("the frame of the dashboard", () => {
  it("says whose shop it is and who is logged in, and leads to the shop, which is another app", async () => {
    open("/dashboard/no-such-page");
    const shown = await header();
    expect((await shown.findByRole("link", { name: "Ghee Ghar" })).getAttribute("href")).toBe("/dashboard");
    expect(shown.getByText(PEOPLE.staff.firstName)).toBeDefined();
    expect(shown.getByRole("link", { name: "To the shop" }).getAttribute("href")).toBe("/");
  });

  it("leads by its menu to what the role may see, and moves the focus to the page", async () => {
    backend.reply(dashboard);
    const { user, address } = open("/dashboard/no-such-page");
    const menu = within(await screen.findByRole("navigation", { name: "Dashboard" }));
    expect(await menu.findByRole("link", { name: "Orders" })).toBeDefined();
    expect(menu.queryByRole("link", { name: "Team" })).toBeNull();
    await user.click(menu.getByRole("link", { name: "My sessions" }));
    expect(await screen.findByRole("heading", { level: 1, name: "My sessions" })).toBeDefined();
    expect(address()).toBe("/dashboard/sessions");
    expect(document.activeElement).toBe(screen.getByRole("main"));
    expect(document.title).toBe("My sessions | Ghee Ghar");
  });

  it("logs out, and leaves for the shop", async () => {
    const asked = backend.reply(logout);
    const { user } = open("/dashboard/no-such-page");
    await user.click((await header()).getByRole("button", { name: "Log out" }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("/"));
    expect(asked).toHaveLength(1);
    expect(useSession.getState().stored.token).toBeUndefined();
  });

  it("gives up what it asked for as soon as somebody logs out", async () => {
    const asked = deferred<AbortSignal>();
    backend.use(
      http.get("*/dashboard/orders/", ({ request }) => {
        asked.resolve(request.signal);
        return new Promise<never>(() => undefined);
      }),
    );
    backend.reply(logout);
    const { user } = open("/dashboard/no-such-page");
    const signal = await asked.promise;
    expect(signal.aborted).toBe(false);
    await user.click((await header()).getByRole("button", { name: "Log out" }));
    await waitFor(() => expect(signal.aborted).toBe(true));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith("/"));
  });

  it("says of an address without a page that there is none", async () => {
    open("/dashboard/no-such-page");
    expect(await screen.findByText("There is no page at this address")).toBeDefined();
    expect(screen.getByRole("link", { name: "Go to the dashboard" }).getAttribute("href")).toBe("/dashboard");
  });
});
