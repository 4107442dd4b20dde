// @vitest-environment jsdom
import {
  addPasskey,
  passkeyCreation,
  passkeyLogin,
  passkeyRequest,
  passkeys,
  removePasskey,
  sendConfirmationOtp,
} from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { NO_SUCH_PASSKEY, PASSKEY_NOT_ADDED, PASSKEYS_AT_MOST, TOO_MANY_PASSKEYS } from "@store/domain";
import { useMockBackend } from "@store/react-client/testing/mock-backend";
import { chosen, givenUp, givePasskeys, MADE, made, REQUESTED, TO_MAKE } from "@store/react-client/testing/passkeys";
import { logInAs, loginReply } from "@store/react-client/testing/people";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderRoutes } from "../../testing/render-routes.tsx";
// Loaded in advance: what a test waits for does not depend on how fast they are compiled.
import "./add-passkey-dialog.tsx";
import "./remove-passkey-dialog.tsx";
import LoginPage from "./login-page.tsx";
import { Passkeys } from "./passkeys.tsx";

const backend = useMockBackend();
const PASSWORD = "Neem-leaf-1";
const PHONE = { id: 7, name: "Chrome on Android", created_at: "2026-11-26T08:00:00.000Z", last_used_at: null };
const LAPTOP = { ...PHONE, id: 9, name: "Safari on Mac", last_used_at: "2026-11-27T08:00:00.000Z" };

const listed = (...data: (typeof PHONE | typeof LAPTOP)[]) => backend.reply(passkeys, { status: true, data });

function open(hasPassword = true) {
  logInAs("customer");
  return renderRoutes([{ path: "/profile", Component: () => <Passkeys hasPassword={hasPassword} /> }], "/profile");
}
const addButton = () => screen.findByRole("button", { name: "Add a passkey" });

describe("the customer's passkeys", () => {
  it("have a name, the day they were added, and when they were last used", async () => {
    listed(PHONE, LAPTOP);
    open();
    const rows = await screen.findAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "Chrome on AndroidAdded on 26 Nov 2026, not used yetRemove",
      "Safari on MacAdded on 26 Nov 2026, last used on 27 Nov 2026Remove",
    ]);
  });

  it("that could not be loaded are asked for again", async () => {
    backend.reply(passkeys, refuse(500));
    const { user } = open();
    expect(await screen.findByText("Your passkeys could not be loaded")).toBeTruthy();
    listed(PHONE);
    await user.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText(PHONE.name)).toBeTruthy();
  });
});

describe("adding a passkey", () => {
  const openDialog = async (hasPassword?: boolean) => {
    const view = open(hasPassword);
    await view.user.click(await addButton());
    const dialog = within(await screen.findByRole("dialog", { name: "Add a passkey" }));
    const go = () => view.user.click(dialog.getByRole("button", { name: "Continue" }));
    return { ...view, dialog, go };
  };
  const name = () => screen.findByRole<HTMLInputElement>("textbox", { name: /^Name/ });
  const password = () => screen.findByLabelText<HTMLInputElement>(/^Your password/);

  it("names the device, asks for the password, and lists what the browser made", async () => {
    listed();
    const asked = backend.reply(passkeyCreation, TO_MAKE);
    const added = backend.reply(addPasskey, { status: true, data: PHONE });
    const { create } = givePasskeys({ create: made });
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Mozilla/5.0 (Linux; Android 16; K) Chrome/150.0 Mobile");
    const { user, dialog, go } = await openDialog();
    expect((await name()).value, "as this browser calls itself").toBe("Chrome on Android");
    await go();
    expect((await dialog.findByRole("alert")).textContent).toBe("Please enter your password!");
    expect(asked).toEqual([]);
    await user.clear(await name());
    await go();
    expect((await dialog.findByRole("alert")).textContent).toBe("Please name the passkey!");
    await user.type(await name(), "My phone");
    await user.type(await password(), PASSWORD);
    listed(PHONE);
    await go();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await screen.findByText("You can log in by this passkey from now on.")).toBeTruthy();
    expect(await screen.findByRole("button", { name: `Remove ${PHONE.name}` })).toBeTruthy();
    expect(asked.map(({ body }) => body)).toEqual([{ password: PASSWORD }]);
    expect(added.map(({ body }) => body)).toEqual([{ name: "My phone", credential: MADE }]);
    expect(create.mock.calls[0]?.[0].publicKey?.authenticatorSelection?.residentKey).toBe("required");
  });

  it("asks who has no password for an OTP, once: who closes the browser's question may try again", async () => {
    listed();
    const sent = backend.reply(sendConfirmationOtp, { status: true });
    const asked = backend.reply(passkeyCreation, TO_MAKE);
    const added = backend.reply(addPasskey, { status: true, data: PHONE });
    const { create } = givePasskeys({ create: made });
    create.mockImplementationOnce(() => Promise.reject(givenUp()));
    const { user, dialog, go } = await openDialog(false);
    await user.click(dialog.getByRole("button", { name: "Send OTP to my mobile" }));
    await user.type(await dialog.findByRole("textbox", { name: "OTP to your mobile" }), "123456");
    await go();
    expect((await dialog.findByRole("alert")).textContent).toBe("No passkey was made.");
    expect(added).toEqual([]);
    await go();
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent.map(({ body }) => body)).toEqual([{ action: "passkey" }]);
    expect(asked.map(({ body }) => body)).toEqual([{ otp: "123456" }]);
    expect(added).toHaveLength(1);
  });

  it("forgets what was typed when it is closed, and what was missing when another way is taken", async () => {
    listed();
    backend.reply(sendConfirmationOtp, { status: true });
    givePasskeys({});
    const { user, dialog } = await openDialog();
    await user.type(await password(), PASSWORD);
    await user.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await user.click(await addButton());
    expect((await password()).value).toBe("");
    const again = within(screen.getByRole("dialog"));
    await user.click(again.getByRole("button", { name: "Continue" }));
    expect(await again.findByText("Please enter your password!")).toBeTruthy();
    await user.click(again.getByRole("button", { name: "Use an OTP to my mobile instead" }));
    await again.findByRole("textbox", { name: "OTP to your mobile" });
    expect(again.queryByRole("alert")).toBeNull();
  });

  const fails = (name: string) => () => Promise.reject(new DOMException("Failed", name));
  const WRONG = "The password or OTP is not right.";
  it.each([
    ["the password is wrong", WRONG, refuse(400, WRONG), made],
    ["the device has one", "This device has a passkey for your account already.", TO_MAKE, fails("InvalidStateError")],
    ["the browser cannot make one", PASSKEY_NOT_ADDED, TO_MAKE, fails("NotSupportedError")],
  ])("says when %s", async (_, words, reply, create) => {
    listed();
    backend.reply(passkeyCreation, reply);
    const added = backend.reply(addPasskey);
    givePasskeys({ create });
    const { user, dialog, go } = await openDialog();
    await user.type(await password(), PASSWORD);
    await go();
    expect((await dialog.findByRole("alert")).textContent).toBe(words);
    expect(added).toEqual([]);
  });

  it("asks again who it is after the shop has refused what was made", async () => {
    listed();
    const asked = backend.reply(passkeyCreation, TO_MAKE);
    backend.reply(addPasskey, refuse(400, PASSKEY_NOT_ADDED));
    givePasskeys({ create: made });
    const { user, dialog, go } = await openDialog();
    await user.type(await password(), PASSWORD);
    await go();
    expect(await dialog.findByText(PASSKEY_NOT_ADDED)).toBeTruthy();
    await go();
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it.each([
    [
      "a browser that knows none",
      [PHONE],
      () => undefined,
      "This browser knows no passkeys. Please add one in another browser!",
    ],
    [
      "an account that has as many as it may",
      Array.from({ length: PASSKEYS_AT_MOST }, (_, place) => ({ ...PHONE, id: place + 1 })),
      () => void givePasskeys({}),
      TOO_MANY_PASSKEYS,
    ],
  ])("is not begun in %s", async (_, all, prepare, words) => {
    listed(...all);
    prepare();
    const { user } = open();
    await screen.findAllByText(PHONE.name);
    await user.click(await addButton());
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("removing a passkey", () => {
  const openDialog = async ({ name }: { readonly name: string }) => {
    const view = open();
    await view.user.click(await screen.findByRole("button", { name: `Remove ${name}` }));
    const dialog = within(await screen.findByRole("dialog", { name: "Remove this passkey?" }));
    return {
      ...view,
      dialog,
      press: (button: string) => view.user.click(dialog.getByRole("button", { name: button })),
    };
  };

  it("asks before, says which, and can be left", async () => {
    listed(PHONE, LAPTOP);
    const removed = backend.reply(removePasskey);
    const { dialog, press } = await openDialog(LAPTOP);
    expect(
      dialog.getByText(/^“Safari on Mac” no longer opens your account then, and all other devices are logged out/),
    ).toBeTruthy();
    await press("Keep it");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(removed).toEqual([]);
    expect(screen.getByText(LAPTOP.name)).toBeTruthy();
  });

  it("takes the last one off the list, and the focus goes on to what is left", async () => {
    listed(PHONE);
    const removed = backend.reply(removePasskey, { status: true });
    const { press } = await openDialog(PHONE);
    listed();
    await press("Remove");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(await screen.findByText("This passkey no longer opens your account.")).toBeTruthy();
    expect(removed.map(({ params }) => params)).toEqual([{ id: PHONE.id }]);
    expect(screen.queryByText(PHONE.name)).toBeNull();
    const add = await addButton();
    await waitFor(() => expect(document.activeElement).toBe(add));
  });

  it("that was removed elsewhere says so, and is gone here too", async () => {
    listed(PHONE);
    backend.reply(removePasskey, refuse(404, NO_SUCH_PASSKEY));
    const { press } = await openDialog(PHONE);
    listed();
    await press("Remove");
    expect(await screen.findByText(NO_SUCH_PASSKEY)).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(PHONE.name)).toBeNull());
  });
});

it("the login page has the browser offer passkeys, and leads on with the one that is chosen", async () => {
  backend.reply(passkeyRequest, REQUESTED);
  backend.reply(passkeyLogin, loginReply("staff"));
  const { get } = givePasskeys({ areOffered: true, get: chosen });
  const { address } = renderRoutes([{ path: "/login", Component: LoginPage }], "/login");
  await waitFor(() => expect(address()).toBe("/shop"));
  expect(get.mock.calls.map(([{ mediation }]) => mediation)).toEqual(["conditional"]);
});
