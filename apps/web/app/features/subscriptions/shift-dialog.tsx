import { subscriptions, updateSubscription } from "@store/api-client/contract";
import {
  calendarDate,
  checkFields,
  checkShift,
  formatShortDate,
  SHIFT_WINDOW_DAYS,
  SUBSCRIPTION_TEXTS,
  shiftWindow,
  todayInIndia,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { useForm } from "@store/react-client/use-form";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { deliveriesOf } from "./deliveries.ts";
import * as styles from "./dialogs.css.ts";
import type { SubscriptionDialogProps } from "./edit-dialog.tsx";

const EMPTY = { date: "" };

/** The next delivery on another day, once [R167 R168]. */
export default function ShiftDialog({ subscription, isOpen, onOpenChange, onChanged }: SubscriptionDialogProps) {
  const today = todayInIndia(new Date());
  const { next } = deliveriesOf(subscription, today);
  const window = next && shiftWindow(next);
  const form = useForm(EMPTY, ({ date }) => {
    const shift = { active: subscription.active, nextDeliveryDate: next, today, date: calendarDate(date) };
    return checkFields({ date: checkShift(shift) }, (fields) => fields.date.value);
  });

  /** A shift works once: where its answer was lost, the list says whether it was made. */
  const wasShifted = async () => {
    const again = await call(subscriptions, { query: { product_id: subscription.product } });
    return (
      again.ok &&
      again.reply.data.some((one) => one.id === subscription.id && one.shifted_delivery_date === form.draft.date)
    );
  };
  const { send, isPending } = useMutation(updateSubscription, async (answer) => {
    if (!answer.ok && (answer.failure.kind === "refused" || !(await wasShifted()))) {
      toast.error(SUBSCRIPTION_TEXTS.notShifted, { description: refusalMessage(answer.failure) });
      return;
    }
    await onChanged();
    toast.success((answer.ok && answer.reply.message) || SUBSCRIPTION_TEXTS.shifted);
    onOpenChange(false);
  });

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Shift Order"
      description={subscription.product_details.name}
    >
      <form
        ref={form.element}
        noValidate
        className={styles.form}
        onSubmit={form.submit((date) =>
          send({ params: { id: subscription.id }, body: { shifted_delivery_date: date } }),
        )}
      >
        {window ? (
          <p>
            Your next delivery is on {formatShortDate(window.earliest)}. You can move it once, by up to{" "}
            {SHIFT_WINDOW_DAYS} days: to {formatShortDate(window.latest)} at the latest.
          </p>
        ) : null}
        <TextField
          label="New delivery date"
          type="date"
          required
          min={window?.earliest}
          max={window?.latest}
          {...form.text("date")}
          name="shiftedDeliveryDate"
        />
        <Button type="submit" size="large" isWide isPending={isPending}>
          Shift Order
        </Button>
      </form>
    </Dialog>
  );
}
