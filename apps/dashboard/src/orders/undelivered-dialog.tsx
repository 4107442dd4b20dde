import { undeliveredParcel } from "@store/api-client/contract";
import {
  accept,
  calendarDate,
  checkFields,
  formatRupees,
  REFUND_REASON_MISSING,
  refuse,
  requireText,
  todayInIndia,
  UNDELIVERED_DAY,
  UNDELIVERED_REASONS,
} from "@store/domain";
import { useForm } from "@store/react-client/use-form";
import { Button } from "@store/ui/button";
import { CheckboxField } from "@store/ui/checkbox-field";
import { Dialog } from "@store/ui/dialog";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useId } from "react";
import { DialogEnd } from "../edit/dialog-end.tsx";
import * as styles from "../frame/dashboard.css.ts";
import { useMay } from "../frame/staff-session.ts";
import { type StaffOrder, type StepDialogProps, stepGone } from "./order.ts";
import { giftWords, RESTOCK, refundWay } from "./order-money.ts";
import { useOrderSending } from "./use-order-sending.ts";

type Draft = Readonly<Record<"reason" | "day", string> & Record<"restock" | "refund", boolean>>;

/** The server knows since when the parcel is on its way. */
function checkDay(typed: string) {
  const day = calendarDate(typed);
  return day ? accept(day) : refuse({ code: "undelivered-day", message: UNDELIVERED_DAY });
}

const checkDraft = ({ reason, day, restock, refund }: Draft) =>
  checkFields({ reason: requireText(reason, REFUND_REASON_MISSING), day: checkDay(day) }, (fields) => ({
    reason: fields.reason.value,
    day: fields.day.value,
    ...(restock ? { restock } : {}),
    ...(refund ? { refund } : {}),
  }));

/** What becomes of what was paid, said before it is done (C55). */
function wordsOf(order: StaffOrder): string {
  const once = order.is_sent_again ? "" : " It can be sent again once.";
  if (!order.is_paid) return `There is nothing to pay then.${giftWords(order)}${once}`;
  const money =
    order.final_total > 0 ? "All of its money is due to be refunded" : "What was paid is due to be given back";
  return order.is_sent_again ? `${money}.` : `${money}, unless it is sent again.`;
}

const refundLabel = (order: StaffOrder): string =>
  order.refundable > 0
    ? `Refund ${formatRupees(order.refundable)} now, ${refundWay(order)}: it is not sent again`
    : "Give back what was paid now: it is not sent again";

/** Asks why and when a parcel came back undelivered, and what becomes of its goods and its money. */
export function UndeliveredDialog({
  label,
  order,
  seen,
  onClose,
  onChanged,
}: StepDialogProps & { readonly label: string }) {
  const listId = useId();
  const mayRefund = useMay("refunds") && order.is_paid;
  const today = todayInIndia(new Date());
  const draft: Draft = { reason: "", day: today, restock: false, refund: mayRefund };
  const form = useForm(draft, checkDraft);
  const dialog = { onChanged, onClose, over: stepGone(order, "undelivered") };
  const { send, isPending, problem, over } = useOrderSending(undeliveredParcel, dialog, () => {
    toast.success(`${order.order_id} came back. The customer gets a mail with the reason.`);
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`${order.order_id} came back undelivered`}
      description={over ? undefined : wordsOf(order)}
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((body) => send({ params: { id: order.id }, body: { order_status: seen, ...body } }))}
        noValidate
      >
        <TextField
          label="Why, for the customer's mail"
          required
          maxLength={500}
          list={listId}
          {...form.text("reason")}
        />
        <datalist id={listId}>
          {UNDELIVERED_REASONS.map((reason) => (
            <option key={reason} value={reason} />
          ))}
        </datalist>
        <TextField label="When it came back" type="date" required max={today} {...form.text("day")} />
        {mayRefund ? (
          <CheckboxField
            label={refundLabel(order)}
            checked={form.draft.refund}
            onCheckedChange={(refund) => form.change({ refund })}
          />
        ) : null}
        <CheckboxField
          label={RESTOCK}
          checked={form.draft.restock}
          onCheckedChange={(restock) => form.change({ restock })}
        />
        <DialogEnd problem={problem} over={over} onClose={onClose}>
          <Button type="submit" isPending={isPending}>
            {label}
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}
