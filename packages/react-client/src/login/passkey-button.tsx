import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { SOMETHING_WENT_WRONG, TRY_AGAIN_LATER } from "../data/failures.ts";
import { useSending } from "../data/use-mutation.ts";
import type { LoginReply } from "../session/login-state.ts";
import { settleLogin } from "./after-login.ts";

const NO_PASSKEYS_HERE = "This browser knows no passkeys. Please log in another way!";

/** Login by a passkey: the browser shows which there are. Its code is fetched by the press: most people log in by OTP. */
export function PasskeyButton({ onLogin }: { readonly onLogin: (reply: LoginReply) => void }) {
  const { send, isPending } = useSending(
    async () => (await import("./ask-passkey.ts")).askPasskey({ isOffered: false }),
    (answer) => {
      if (answer && settleLogin(answer)) onLogin(answer.reply);
    },
  );
  const press = () => {
    if (!("PublicKeyCredential" in window)) return toast.error(NO_PASSKEYS_HERE);
    return send().catch(() => toast.error(SOMETHING_WENT_WRONG, { description: TRY_AGAIN_LATER }));
  };
  return (
    <Button variant="secondary" isWide isPending={isPending} onClick={() => void press()}>
      Use a passkey
    </Button>
  );
}
