import { addCustomerNote } from "@store/api-client/contract";
import { checkFields, formatDateTime, ORDER_NOTE_MAXIMUM_LENGTH, requireText } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { TextArea } from "@store/ui/text-area";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import * as styles from "../frame/dashboard.css.ts";
import { sideCard } from "../frame/frame.css.ts";
import type { CustomerPartProps } from "./customer.ts";

const EMPTY = { text: "" };
const checkNote = ({ text }: typeof EMPTY) =>
  checkFields({ text: requireText(text, "What is to be noted?") }, (fields) => ({ text: fields.text.value }));

/** What staff wrote about a customer, for themselves, and a form for more. */
export function CustomerNotes({ customer, onChanged }: CustomerPartProps) {
  const form = useForm(EMPTY, checkNote);
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(addCustomerNote, async (answer) => {
    setProblem(answer.ok ? undefined : refusalMessage(answer.failure));
    if (answer.ok) {
      toast.success("Noted.");
      form.reset();
    }
    await onChanged();
  });
  return (
    <section className={sideCard} aria-label="Notes">
      <h2 className={styles.heading}>Notes</h2>
      {customer.notes.length > 0 ? (
        <ul className={styles.events}>
          {customer.notes.map(({ id, text, at, by }) => (
            <li key={id}>
              {text}
              <span className={styles.small}>
                {by}, {formatDateTime(at)}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((body) => send({ params: { id: customer.id }, body }))}
        noValidate
      >
        <TextArea
          label="New note"
          hint="For the staff alone. It is erased with the account."
          rows={2}
          required
          maxLength={ORDER_NOTE_MAXIMUM_LENGTH}
          {...form.text("text")}
        />
        {problem ? <Alert>{problem}</Alert> : null}
        <div className={styles.ownButtons}>
          <Button type="submit" variant="secondary" isPending={isPending}>
            Note it
          </Button>
        </div>
      </form>
    </section>
  );
}
