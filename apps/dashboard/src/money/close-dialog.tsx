import { closeOwed, type RequestOf, undoClosing } from "@store/api-client/contract";
import {
  accept,
  CLOSING_REASON_MAXIMUM_LENGTH,
  CLOSING_WAYS,
  checkFields,
  formatRupees,
  type Paise,
  requireText,
  toRupees,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { SelectField } from "@store/ui/select-field";
import { TextField } from "@store/ui/text-field";
import { useState } from "react";
import { DialogEnd } from "../edit/dialog-end.tsx";
import { toastWithUndo } from "../edit/toast-with-undo.ts";
import * as styles from "../frame/dashboard.css.ts";

export const CLOSING_WAY_OPTIONS = [
  { value: CLOSING_WAYS[0], label: "It was settled in another way" },
  { value: CLOSING_WAYS[1], label: "The shop writes it off" },
] as const;

const EMPTY: { readonly way: string; readonly reason: string } = { way: CLOSING_WAYS[0], reason: "" };
export const NO_REASON = "Please enter a reason. It is kept with your name.";

const checkDraft = ({ way, reason }: typeof EMPTY) =>
  checkFields(
    {
      way: accept(CLOSING_WAYS.find((one) => one === way) ?? CLOSING_WAYS[0]),
      reason: requireText(reason, NO_REASON),
    },
    (fields) => ({ way: fields.way.value, reason: fields.reason.value }),
  );

type Body = RequestOf<typeof closeOwed>["body"];

interface CloseDialogProps {
  /** What is closed, such as "SO-2026-000123". */
  readonly name: string;
  readonly amount: Paise;
  readonly subject: Pick<Body, "order_id" | "txn_id" | "line_id">;
  readonly onChanged: () => unknown;
  readonly onClose: () => void;
}

/** Asks why money that no file will bring is closed. */
export function CloseDialog({ name, amount, subject, onChanged, onClose }: CloseDialogProps) {
  const form = useForm(EMPTY, checkDraft);
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(closeOwed, async (answer) => {
    if (!answer.ok) return setProblem(refusalMessage(answer.failure));
    const params = { id: answer.reply.data.id };
    onClose();
    toastWithUndo(`${formatRupees(amount)} of ${name} closed.`, {
      undo: () => call(undoClosing, { params }),
      onUndone: onChanged,
    });
    await onChanged();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Close ${formatRupees(amount)} of ${name}`}
      description="It is no longer shown as open. The audit has your name and the reason."
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((checked) => send({ body: { ...subject, ...checked, seen: toRupees(amount) } }))}
        noValidate
      >
        <SelectField
          label="What became of it"
          options={CLOSING_WAY_OPTIONS}
          value={form.draft.way}
          onValueChange={(way) => form.change({ way })}
        />
        <TextField label="Reason" required maxLength={CLOSING_REASON_MAXIMUM_LENGTH} {...form.text("reason")} />
        <DialogEnd problem={problem} onClose={onClose}>
          <Button type="submit" isPending={isPending}>
            Close it
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}
