import { startAuthentication, WebAuthnAbortService } from "@simplewebauthn/browser";
import type { Answer } from "@store/api-client";
import { passkeyLogin, passkeyRequest } from "@store/api-client/contract";
import { call } from "../session/browser-call.ts";
import type { LoginReply } from "../session/login-state.ts";

const isGivenUp = (error: unknown) => error instanceof Error && ["AbortError", "NotAllowedError"].includes(error.name);

/**
 * Has the browser ask for a passkey, and logs in with it.
 * @param isOffered among what the browser fills in, until one is chosen or `stopOffering` is called.
 * @returns undefined where none was chosen: it was given up, there is none, or the offer could not be made.
 */
export async function askPasskey({
  isOffered,
}: {
  readonly isOffered: boolean;
}): Promise<Answer<LoginReply> | undefined> {
  const asked = await call(passkeyRequest);
  if (!asked.ok) return isOffered ? undefined : asked;
  try {
    const { data: optionsJSON } = asked.reply;
    const credential = await startAuthentication({ optionsJSON, useBrowserAutofill: isOffered });
    return await call(passkeyLogin, { body: { credential } });
  } catch (error) {
    return isOffered || isGivenUp(error) ? undefined : { ok: false, failure: { kind: "unreachable" } };
  }
}

export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony();
