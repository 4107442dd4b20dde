import { closeOwedUntil, owedUntil, type ReplyOf, undoClosedUntil } from "@store/api-client/contract";
import {
  accept,
  CLOSING_REASON_MAXIMUM_LENGTH,
  CLOSING_WAYS,
  calendarDate,
  checkFields,
  formatRupees,
  type PayoutKind,
  refuse,
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
import { type Query, useQueryIf } from "../data/use-query.ts";
import { DialogEnd } from "../edit/dialog-end.tsx";
import { toastWithUndo } from "../edit/toast-with-undo.ts";
import * as styles from "../frame/dashboard.css.ts";
import { countOf } from "../parts/count-of.ts";
import { CLOSING_WAY_OPTIONS, NO_REASON } from "./close-dialog.tsx";
import { payerParam, readPayer } from "./owed-list.tsx";
import { type Payer, payerName } from "./words.ts";

const NO_DAY = "Please choose a day.";

/** All couriers, as the choice of who owes it has them. */
const ALL = "all";

const EMPTY: Readonly<Record<"payer" | "until" | "way" | "reason", string>> = {
  ...{ payer: ALL, until: "", way: CLOSING_WAYS[0], reason: "" },
};

const checkDay = (typed: string) => {
  const day = calendarDate(typed);
  return day === undefined ? refuse({ code: "closing-day", message: NO_DAY }) : accept(day);
};

const checkDraft = ({ until, way, reason }: typeof EMPTY) =>
  checkFields(
    {
      until: checkDay(until),
      way: accept(CLOSING_WAYS.find((one) => one === way) ?? CLOSING_WAYS[0]),
      reason: requireText(reason, NO_REASON),
    },
    (fields) => ({ way: fields.way.value, reason: fields.reason.value }),
  );

type Part = Pick<ReplyOf<typeof owedUntil>["data"], "count" | "amount">;

/** "34 orders, ₹12,300.00": what would be closed. */
export const inWords = (kind: PayoutKind, { count, amount }: Part): string =>
  `${countOf(count, kind === "cash" ? "order" : "payment")}, ${formatRupees(amount)}`;

/** What is said of the sum: how much would be closed, or why nobody knows. */
function sumInWords(kind: PayoutKind, until: string | undefined, { state, reply }: Query<ReplyOf<typeof owedUntil>>) {
  if (until === undefined) return "Choose a day to see how much it is.";
  if (state === "failed") return "How much it is could not be loaded.";
  if (!reply) return "Counting how much it is…";
  return reply.data.count === 0 ? "Nothing was owed until then." : `This closes ${inWords(kind, reply.data)}.`;
}

interface CloseUntilDialogProps {
  /** All who owe something. */
  readonly payers: readonly Payer[];
  readonly onChanged: () => unknown;
  readonly onClose: () => void;
}

/** Closes what was owed until a day at once, such as the cash from before the shop followed it. */
export function CloseUntilDialog({ payers, onChanged, onClose }: CloseUntilDialogProps) {
  const form = useForm(EMPTY, checkDraft);
  const [problem, setProblem] = useState<string>();
  const { kind, payer } = readPayer(form.draft.payer) ?? { kind: "cash" as const, payer: undefined };
  const until = calendarDate(form.draft.until);
  const asked = { kind, payer, until: until ?? "" };
  const query = useQueryIf(until !== undefined, owedUntil, { query: asked });
  const part = until !== undefined && query.state === "loaded" ? query.reply.data : undefined;
  const { send, isPending } = useMutation(closeOwedUntil, async (answer) => {
    if (!answer.ok) {
      setProblem(refusalMessage(answer.failure));
      return query.refetch();
    }
    const params = { together: answer.reply.data.together };
    onClose();
    toastWithUndo(part ? `Closed: ${inWords(kind, part)}.` : "Closed.", {
      undo: () => call(undoClosedUntil, { params }),
      onUndone: onChanged,
    });
    return onChanged();
  });
  const options = [
    { value: ALL, label: "All couriers" },
    ...payers.map((one) => ({ value: payerParam(one.kind, one.payer), label: payerName(one.kind, one.payer) })),
  ];
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Close all owed until a day"
      description="What couriers or the gateway owe from then is no longer shown as owed. The audit has your name and the reason."
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((checked) => {
          if (!part) return undefined;
          setProblem(undefined);
          return send({ body: { ...asked, ...checked, seen_count: part.count, seen: toRupees(part.amount) } });
        })}
        noValidate
      >
        <SelectField
          label="Who owes it"
          options={options}
          value={form.draft.payer}
          onValueChange={(chosen) => form.change({ payer: chosen })}
        />
        <TextField
          label="Delivered or paid until"
          hint="This day is included."
          type="date"
          required
          {...form.text("until")}
        />
        <SelectField
          label="What became of it"
          options={CLOSING_WAY_OPTIONS}
          value={form.draft.way}
          onValueChange={(way) => form.change({ way })}
        />
        <TextField label="Reason" required maxLength={CLOSING_REASON_MAXIMUM_LENGTH} {...form.text("reason")} />
        <p role="status">{sumInWords(kind, until, query)}</p>
        {until !== undefined && query.state === "failed" ? (
          <Button variant="secondary" onClick={() => void query.refetch()}>
            Try again
          </Button>
        ) : null}
        <DialogEnd problem={problem} onClose={onClose}>
          <Button type="submit" isPending={isPending} disabled={!part || part.count === 0}>
            Close all
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}
