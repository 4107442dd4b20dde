import { addOrderNote } from "@store/api-client/contract";
import { checkFields, formatDateTime, ORDER_NOTE_MAXIMUM_LENGTH, requireText } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { CheckboxField } from "@store/ui/checkbox-field";
import { TextArea } from "@store/ui/text-area";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import * as styles from "../frame/dashboard.css.ts";
import type { OrderStepsProps } from "./order.ts";

type Draft = { readonly text: string; readonly isToCustomer: boolean };

const EMPTY: Draft = { text: "", isToCustomer: false };

const checkNote = ({ text, isToCustomer }: Draft) =>
  checkFields({ text: requireText(text, "What is to be noted?") }, (fields) => ({
    text: fields.text.value,
    to_customer: isToCustomer,
  }));

/** What staff wrote about an order, for themselves and to its customer, and a form for more. */
export function OrderNotes({ order, onChanged }: OrderStepsProps) {
  const form = useForm(EMPTY, checkNote);
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(addOrderNote, async (answer) => {
    setProblem(answer.ok ? undefined : refusalMessage(answer.failure));
    if (answer.ok) {
      toast.success(form.draft.isToCustomer ? "The customer gets it by mail, and sees it with the order." : "Noted.");
      form.reset();
    }
    await onChanged();
  });
  return (
    <section aria-label="Notes">
      <h2 className={styles.heading}>Notes</h2>
      <ul className={styles.events}>
        {(order.notes ?? []).map(({ id, text, is_to_customer, at, by }) => (
          <li key={id}>
            {text ?? "Erased with the customer’s account."}
            <span className={styles.small}>
              {by}, {formatDateTime(at)}
              {is_to_customer ? ", to the customer" : null}
            </span>
          </li>
        ))}
      </ul>
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((body) => send({ params: { id: order.id }, body }))}
        noValidate
      >
        <TextArea label="New note" rows={2} required maxLength={ORDER_NOTE_MAXIMUM_LENGTH} {...form.text("text")} />
        <CheckboxField
          label="To the customer, by mail"
          checked={form.draft.isToCustomer}
          onCheckedChange={(isToCustomer) => form.change({ isToCustomer })}
        />
        {problem ? <Alert>{problem}</Alert> : null}
        <div className={styles.ownButtons}>
          <Button type="submit" variant="secondary" isPending={isPending}>
            {form.draft.isToCustomer ? "Note and mail it" : "Note it"}
          </Button>
        </div>
      </form>
    </section>
  );
}
