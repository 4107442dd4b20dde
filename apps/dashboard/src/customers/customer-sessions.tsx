import { endCustomerSessions } from "@store/api-client/contract";
import { Button } from "@store/ui/button";
import { useState } from "react";
import { ConfirmDialog } from "../edit/confirm-dialog.tsx";
import * as styles from "../frame/dashboard.css.ts";
import { sideCard } from "../frame/frame.css.ts";
import type { CustomerPartProps } from "./customer.ts";

/** For a customer who lost a phone: logs the account out everywhere. */
export function CustomerSessions({ customer: { id }, onChanged }: CustomerPartProps) {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <section className={sideCard} aria-label="Devices">
      <h2 className={styles.heading}>Devices</h2>
      <p>
        <Button variant="secondary" onClick={() => setIsAsked(true)}>
          Log out everywhere
        </Button>
      </p>
      {isAsked ? (
        <ConfirmDialog
          title="Log this customer out everywhere?"
          description="Each phone and computer has to log in again, and links that were mailed for a new password are void. Passwords and passkeys stay."
          label="Log out everywhere"
          done="The customer is logged out everywhere."
          endpoint={endCustomerSessions}
          request={[{ params: { id } }]}
          onDone={onChanged}
          onClose={() => setIsAsked(false)}
        />
      ) : null}
    </section>
  );
}
