import { changeCartReminders } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useSending } from "@store/react-client/use-mutation";
import { CheckboxField } from "@store/ui/checkbox-field";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import * as styles from "./details-tab.css.ts";

/** The customer's consent to be reminded of a cart that was left; off until it is given. */
export function CartReminders({ isOn }: { readonly isOn: boolean }) {
  const [isWanted, setIsWanted] = useState(isOn);
  const { send, isPending } = useSending(
    (is_on: boolean) => call(changeCartReminders, { body: { is_on } }),
    (answer, is_on) => {
      if (!answer.ok) return toast.error(refusalMessage(answer.failure));
      setIsWanted(is_on);
      return toast.success(is_on ? "We will remind you." : "We will not remind you.");
    },
  );
  return (
    <section aria-labelledby="mails">
      <h2 id="mails" className={styles.subtitle}>
        Mails
      </h2>
      <CheckboxField
        label="Remind me by mail when I leave goods in my cart"
        hint="Once for each cart. You can switch it off at any time."
        checked={isWanted}
        disabled={isPending}
        onCheckedChange={(is_on) => void send(is_on)}
      />
    </section>
  );
}
