// @vitest-environment jsdom
import { passkeyLogin, passkeyRequest } from "@store/api-client/contract";
import { refuse } from "@store/api-client/mock";
import { PASSKEY_REFUSED } from "@store/domain";
import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { LoginReply } from "../session/login-state.ts";
import { useMockBackend } from "../testing/mock-backend.ts";
import { CHOSEN, chosen, givePasskeys, REQUESTED, waiting } from "../testing/passkeys.ts";
import { loginReply } from "../testing/people.ts";
import { renderRoutes } from "../testing/render-routes.tsx";
import { EmailForm } from "./email-form.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { useOfferedPasskey } from "./use-offered-passkey.ts";
// Loaded in advance: what a test waits for does not depend on how fast it is compiled.
import "./ask-passkey.ts";

const backend = useMockBackend();

function Login({ onLogin }: { readonly onLogin: (reply: LoginReply) => void }) {
  useOfferedPasskey(onLogin);
  return (
    <>
      <EmailForm onLogin={onLogin} />
      <PasskeyButton onLogin={onLogin} />
    </>
  );
}

function open() {
  const onLogin = vi.fn();
  return { ...renderRoutes([], "/", () => <Login onLogin={onLogin} />), onLogin };
}

describe("a passkey that the browser offers", () => {
  it("logs in once it is chosen, among what the browser fills in", async () => {
    backend.reply(passkeyRequest, REQUESTED);
    const sent = backend.reply(passkeyLogin, loginReply("customer"));
    const { get } = givePasskeys({ areOffered: true, get: chosen });
    const { onLogin } = open();
    await waitFor(() => expect(onLogin).toHaveBeenCalledOnce());
    expect(get.mock.calls.map(([{ mediation }]) => mediation)).toEqual(["conditional"]);
    expect(sent.map(({ body }) => body.credential)).toEqual([CHOSEN]);
    expect(localStorage.getItem("token")).toBe("token-of-customer");
  });

  it("is not asked for in a browser that cannot offer it", async () => {
    const asked = backend.reply(passkeyRequest, REQUESTED);
    const { get } = givePasskeys({ areOffered: false });
    const { user } = open();
    await user.click(await screen.findByRole("button", { name: "Use a passkey" }));
    await waitFor(() => expect(get).toHaveBeenCalled());
    expect(get.mock.calls.map(([{ mediation }]) => mediation)).toEqual([undefined]);
    expect(asked).toHaveLength(1);
  });

  it("is offered no more once the page is left", async () => {
    backend.reply(passkeyRequest, REQUESTED);
    const { get } = givePasskeys({ areOffered: true });
    const { unmount } = open();
    await waitFor(() => expect(get).toHaveBeenCalledOnce());
    const signal = get.mock.calls[0]?.[0].signal;
    expect(signal?.aborted).toBe(false);
    unmount();
    expect(signal?.aborted).toBe(true);
  });

  it("that is refused is said, and offered again with another challenge", async () => {
    const asked = backend.reply(passkeyRequest, REQUESTED);
    backend.reply(passkeyLogin, refuse(400, PASSKEY_REFUSED));
    const { get } = givePasskeys({ areOffered: true });
    get.mockImplementationOnce(chosen);
    const { onLogin } = open();
    expect(await screen.findByText(PASSKEY_REFUSED)).toBeDefined();
    await waitFor(() => expect(get).toHaveBeenCalledTimes(2));
    expect([asked.length, onLogin.mock.calls.length]).toEqual([2, 0]);
  });

  it("is left out in silence where the shop gives no challenge", async () => {
    const asked = backend.reply(passkeyRequest, refuse(429, "Too many tries"));
    const { get } = givePasskeys({ areOffered: true });
    const { user } = open();
    await waitFor(() => expect(asked).toHaveLength(1));
    await user.click(screen.getByRole("button", { name: "Use a passkey" }));
    expect(await screen.findAllByText("Too many tries"), "what the press is answered").toHaveLength(1);
    expect(get).not.toHaveBeenCalled();
  });

  it("makes room for the button's question: a browser has one at a time", async () => {
    backend.reply(passkeyRequest, REQUESTED);
    backend.reply(passkeyLogin, loginReply("customer"));
    const { get } = givePasskeys({ areOffered: true });
    get.mockImplementationOnce(waiting).mockImplementationOnce(chosen);
    const { user, onLogin } = open();
    await waitFor(() => expect(get).toHaveBeenCalledOnce());
    await user.click(screen.getByRole("button", { name: "Use a passkey" }));
    await waitFor(() => expect(onLogin).toHaveBeenCalledOnce());
    expect(get.mock.calls.map(([{ mediation }]) => mediation)).toEqual(["conditional", undefined]);
    expect(get.mock.calls[0]?.[0].signal?.aborted).toBe(true);
    expect(screen.queryByText("Something went wrong")).toBeNull();
  });
});
