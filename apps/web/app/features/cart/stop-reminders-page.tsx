import { stopCartReminders } from "@store/api-client/contract";
import { accountMeta } from "@store/content";
import { call } from "@store/react-client/browser-call";
import { StopByLink } from "../../commerce/stop-by-link.tsx";
import * as shell from "../../shell/shell.css.ts";

export const meta = accountMeta["/cart-reminders/:token"];

/** Ends the reminders of carts, from the link of such a mail. */
export default function StopRemindersPage() {
  return (
    <div className={shell.reading}>
      <h1 className={shell.pageTitle}>{meta.title}</h1>
      <StopByLink
        action="Send me no more reminders"
        done="We will send you no more reminders. You can switch them on again in your profile."
        stop={(token) => call(stopCartReminders, { body: { token } })}
      />
    </div>
  );
}
