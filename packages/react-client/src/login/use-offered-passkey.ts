import { useEffect, useRef } from "react";
import type { LoginReply } from "../session/login-state.ts";
import { settleLogin } from "./after-login.ts";

/**
 * Has the browser offer passkeys where it fills in the login, for as long as the page is there; where it cannot, nothing is
 * loaded. Only one may be asked for at a time: a press on "Use a passkey" ends the offer.
 */
export function useOfferedPasskey(onLogin: (reply: LoginReply) => void): void {
  const latest = useRef(onLogin);
  useEffect(() => {
    latest.current = onLogin;
  });
  useEffect(() => {
    let isGone = false;
    let stop: (() => void) | undefined;
    const offer = async (): Promise<void> => {
      const { askPasskey, stopOffering } = await import("./ask-passkey.ts");
      if (isGone) return;
      stop = stopOffering;
      const answer = await askPasskey({ isOffered: true });
      if (isGone || !answer) return;
      if (settleLogin(answer)) latest.current(answer.reply);
      // What was chosen is refused, such as after a long time: the next choice signs another challenge.
      else await offer();
    };
    const begin = async (): Promise<void> => {
      if ("PublicKeyCredential" in window && (await PublicKeyCredential.isConditionalMediationAvailable?.()))
        await offer();
    };
    // Its code could not be fetched: there are other ways to log in.
    void begin().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
}
