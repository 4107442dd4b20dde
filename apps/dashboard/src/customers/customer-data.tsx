import { eraseCustomer, staffCustomerData } from "@store/api-client/contract";
import { checkErasureTyped, checkFields, customerLabel, ERASED, KEPT_AFTER_ERASURE } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { DialogEnd } from "../edit/dialog-end.tsx";
import * as styles from "../frame/dashboard.css.ts";
import { sideCard } from "../frame/frame.css.ts";
import { useMay } from "../frame/staff-session.ts";
import { DownloadButton } from "../list/download-button.tsx";
import type { CustomerPartProps } from "./customer.ts";

const EMPTY = { confirmation: "" };

interface EraseDialogProps extends CustomerPartProps {
  readonly onClose: () => void;
}

/** Asks for the customer's name before the account is erased for good. */
function EraseDialog({ customer, onChanged, onClose }: EraseDialogProps) {
  const form = useForm(EMPTY, ({ confirmation }) => {
    const typed = checkErasureTyped(confirmation, customer);
    return checkFields({ confirmation: typed }, () => ({ confirmation }));
  });
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(eraseCustomer, async (answer) => {
    if (!answer.ok) return setProblem(refusalMessage(answer.failure));
    toast.success("The account is erased.");
    await onChanged();
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Erase this account?"
      description="Only at the customer’s own request, once you are sure who asks. This cannot be undone."
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((body) => {
          setProblem(undefined);
          return send({ params: { id: customer.id }, body });
        })}
        noValidate
      >
        <div>
          <p>What the customer reads before erasing it:</p>
          <ul className={styles.events}>
            {ERASED.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <p>What stays:</p>
          <ul className={styles.events}>
            {KEPT_AFTER_ERASURE.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <TextField
          label={`Type “${customerLabel(customer)}”`}
          required
          autoComplete="off"
          maxLength={200}
          {...form.text("confirmation")}
        />
        <DialogEnd problem={problem} onClose={onClose}>
          <Button type="submit" variant="danger" isPending={isPending}>
            Erase the account
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}

/** What a customer may ask for by mail or telephone: a copy of the data, and their erasure (C53). */
export function CustomerData({ customer, onChanged }: CustomerPartProps) {
  const [isErasing, setIsErasing] = useState(false);
  const mayErase = useMay("team");
  const load = () => call(staffCustomerData, { params: { id: customer.id } });
  return (
    <section className={sideCard} aria-label="Data">
      <h2 className={styles.heading}>Data</h2>
      <p className={styles.small}>
        For customers who ask by mail or telephone; in their profile they do both themselves. The audit names who did
        it.
      </p>
      <DownloadButton load={load}>Download all data</DownloadButton>
      {mayErase ? (
        <p>
          <Button variant="secondary" onClick={() => setIsErasing(true)}>
            Erase the account
          </Button>
        </p>
      ) : (
        <p className={styles.small}>The owner of the shop can erase the account.</p>
      )}
      {isErasing ? <EraseDialog customer={customer} onChanged={onChanged} onClose={() => setIsErasing(false)} /> : null}
    </section>
  );
}
