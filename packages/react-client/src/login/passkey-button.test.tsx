// @vitest-environment jsdom
import { passkeyLogin, passkeyRequest } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { PASSKEY_REFUSED } from "@store/domain";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { useMockBackend } from "../testing/mock-backend.ts";
import { CHOSEN, chosen, givenUp, givePasskeys, REQUESTED, waiting } from "../testing/passkeys.ts";
import { loginReply } from "../testing/people.ts";
import { renderRoutes } from "../testing/render-routes.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
// Loaded in advance: what a test waits for does not depend on how fast it is compiled.
import "./ask-passkey.ts";

const backend = useMockBackend();

function open() {
  const onLogin = vi.fn();
  const view = renderRoutes([], "/", () => <PasskeyButton onLogin={onLogin} />);
  const button = () => screen.findByRole("button", { name: "Use a passkey" });
  return { ...view, onLogin, button, press: async () => view.user.click(await button()) };
}
const isReady = async (view: ReturnType<typeof open>) =>
  waitFor(async () => expect((await view.button()).ariaBusy).toBeFalsy());

describe("the passkey's button", () => {
  it("asks the browser for any passkey of the site, and logs in by what it signs", async () => {
    backend.reply(passkeyRequest, REQUESTED);
    const sent = backend.reply(passkeyLogin, loginReply("customer"));
    const { get } = givePasskeys({ get: chosen });
    const view = open();
    await view.press();
    expect(await screen.findByText("Login successfully!")).toBeDefined();
    await waitFor(() => expect(view.onLogin).toHaveBeenCalledOnce());
    expect(sent.map(({ body }) => body.credential)).toEqual([CHOSEN]);
    expect(localStorage.getItem("token")).toBe("token-of-customer");
    const [asked] = get.mock.calls[0] ?? [];
    expect(asked?.mediation, "with the browser's own question").toBeUndefined();
    expect(asked?.publicKey).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(asked?.publicKey?.allowCredentials, "whoever it is").toBeUndefined();
  });

  it("asks once, however often it is pressed", async () => {
    const asked = backend.reply(passkeyRequest, REQUESTED);
    const { get } = givePasskeys({ get: waiting });
    const view = open();
    await view.press();
    await view.press();
    await waitFor(() => expect(get).toHaveBeenCalled());
    expect([asked.length, get.mock.calls.length]).toEqual([1, 1]);
    expect((await view.button()).getAttribute("aria-busy")).toBe("true");
  });

  it("says nothing where the question is closed, and can be pressed again", async () => {
    backend.reply(passkeyRequest, REQUESTED);
    const sent = backend.reply(passkeyLogin);
    const { get } = givePasskeys({ get: () => Promise.reject(givenUp()) });
    const view = open();
    await view.press();
    await waitFor(() => expect(get).toHaveBeenCalledOnce());
    await isReady(view);
    await view.press();
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
    await isReady(view);
    expect(screen.queryAllByRole("listitem"), "toasts").toEqual([]);
    expect([sent.length, view.onLogin.mock.calls.length]).toEqual([0, 0]);
  });

  const DONE = loginReply("customer");
  const breaks = () => Promise.reject(new Error("Broken"));
  it.each([
    ["why the shop refuses it", REQUESTED, chosen, refuse(400, PASSKEY_REFUSED), PASSKEY_REFUSED],
    ["why the shop asks for none", refuse(429, "Too many tries"), chosen, DONE, "Too many tries"],
    ["that the browser failed", REQUESTED, breaks, DONE, "Something went wrong"],
  ])("says %s", async (_, request, get, login, words) => {
    backend.reply(passkeyRequest, request);
    backend.reply(passkeyLogin, login);
    givePasskeys({ get });
    const view = open();
    await view.press();
    expect(await screen.findByText(words)).toBeDefined();
    await isReady(view);
    expect([view.onLogin.mock.calls.length, localStorage.getItem("token")]).toEqual([0, null]);
  });

  it("says so in a browser that knows no passkeys, and asks nobody", async () => {
    const asked = backend.reply(passkeyRequest);
    const view = open();
    await view.press();
    expect(await screen.findByText("This browser knows no passkeys. Please log in another way!")).toBeDefined();
    expect(asked).toEqual([]);
  });
});
