// @vitest-environment jsdom
import { endOtherSessions, endSession, sessions } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { logInAs } from "@store/react-client/testing/people";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
import { Sessions } from "./sessions.tsx";

const backend = useMockBackend();

const HERE = { id: 7, device: "Mozilla/5.0 (Windows NT 10.0) Firefox/150.0", began_at: "2026-11-26T08:00:00.000Z" };
const PHONE = { id: 9, device: "Mozilla/5.0 (Linux; Android 16) Chrome/150.0", began_at: "2026-11-20T08:00:00.000Z" };
const OLD = { id: 3, device: "", began_at: "2026-10-02T08:00:00.000Z" };

const listed = (...others: (typeof PHONE)[]) =>
  backend.reply(sessions, {
    status: true,
    data: [HERE, ...others].map((one) => ({ ...one, last_seen_at: null, is_current: one === HERE })),
  });

function open() {
  logInAs("customer");
  return renderRoutes([{ path: "/profile", Component: Sessions }], "/profile");
}

const PHONE_BUTTON = { name: "Log out Chrome on Android, since 20 Nov 2026" };

describe("where the customer is logged in", () => {
  it("each device has its name and since when; this one has no button", async () => {
    listed(PHONE, OLD);
    open();
    const rows = await screen.findAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Firefox on WindowsThis device. Since 26 Nov 2026",
      "Chrome on AndroidSince 20 Nov 2026Log out",
      "Unknown deviceSince 2 Oct 2026Log out",
    ]);
  });

  it("where it is this device alone, there is nothing to log out", async () => {
    listed();
    open();
    await screen.findByText("Firefox on Windows");
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("the first five are shown, and all when they are asked for", async () => {
    listed(...Array.from({ length: 7 }, (_, place) => ({ ...PHONE, id: 100 + place })));
    const { user } = open();
    expect(await screen.findAllByRole("listitem")).toHaveLength(5);
    await user.click(screen.getByRole("button", { name: "Show all 8 devices" }));
    expect(screen.getAllByRole("listitem")).toHaveLength(8);
    expect(screen.queryByRole("button", { name: /^Show all/ })).toBeNull();
  });

  it("a device is logged out", async () => {
    listed(PHONE, OLD);
    const asked = backend.reply(endSession, { status: true });
    const { user } = open();
    await user.click(await screen.findByRole("button", PHONE_BUTTON));
    expect(await screen.findByText("Chrome on Android is logged out.")).toBeTruthy();
    expect(asked).toMatchObject([{ params: { id: PHONE.id } }]);
  });

  it("a device that was logged out elsewhere is told of, and the list is read again", async () => {
    listed(PHONE, OLD);
    backend.reply(endSession, refuse(404, { message: "This session has ended already." }));
    const { user } = open();
    const button = await screen.findByRole("button", PHONE_BUTTON);
    listed(OLD);
    await user.click(button);
    expect(await screen.findByText("This session has ended already.")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText("Chrome on Android")).toBeNull());
  });

  it("all others are logged out at once", async () => {
    listed(PHONE, OLD);
    const asked = backend.reply(endOtherSessions, { status: true, data: { ended: 2 } });
    const { user } = open();
    const button = await screen.findByRole("button", { name: "Log out on all other devices" });
    listed();
    await user.click(button);
    expect(await screen.findByText("You are logged out on all other devices.")).toBeTruthy();
    expect(asked).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Log out/ })).toBeNull());
  });

  it("that could not be loaded are asked for again", async () => {
    backend.reply(sessions, refuse(500));
    const { user } = open();
    expect(await screen.findByText("Your devices could not be loaded")).toBeTruthy();
    listed(PHONE);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("Chrome on Android")).toBeTruthy();
  });
});
