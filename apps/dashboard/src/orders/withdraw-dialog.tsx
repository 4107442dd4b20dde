import { withdrawOrder } from "@store/api-client/contract";
import { checkFields, isToBeSent } from "@store/domain";
import { useForm } from "@store/react-client/use-form";
import { Button } from "@store/ui/button";
import { CheckboxField } from "@store/ui/checkbox-field";
import { Dialog } from "@store/ui/dialog";
import { TextArea } from "@store/ui/text-area";
import { toast } from "@store/ui/toaster";
import { DialogEnd } from "../edit/dialog-end.tsx";
import * as styles from "../frame/dashboard.css.ts";
import { type StepDialogProps, stepGone } from "./order.ts";
import { giftWords, moneyWords, RESTOCK } from "./order-money.ts";
import { useOrderSending } from "./use-order-sending.ts";

const WITHDRAW = {
  cancel: { title: "Cancel", description: "Its goods go back into stock.", done: "is cancelled." },
  return: { title: "Take back", description: "Its goods came back to the shop.", done: "came back." },
  "give back": { title: "Refund", description: "It is not sent again.", done: "is refunded." },
} as const;

const UNDONE = "This cannot be undone.";

const NO_NOTE = { note: "", restock: false };
const checkNote = ({ note, restock }: typeof NO_NOTE) => checkFields({}, () => ({ note: note.trim(), restock }));

/** Asks before an order is cancelled or taken back, and for the reason. */
export function WithdrawDialog({
  action,
  label,
  order,
  seen,
  onClose,
  onChanged,
}: StepDialogProps & { readonly action: keyof typeof WITHDRAW; readonly label: string }) {
  const { title, description, done } = WITHDRAW[action];
  const added = (order.additions ?? []).flatMap((one) => (isToBeSent(one.order_status) ? [one.order_id] : []));
  const form = useForm(NO_NOTE, checkNote);
  const dialog = { onChanged, onClose, over: stepGone(order, action) };
  const { send, isPending, problem, over } = useOrderSending(withdrawOrder, dialog, () => {
    toast.success(`${order.order_id} ${done}`);
  });
  const withdraw = ({ note, restock }: typeof NO_NOTE) =>
    send({
      params: { id: order.id },
      body: { action, order_status: seen, ...(note ? { note } : {}), ...(restock ? { restock } : {}) },
    });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`${title} ${order.order_id}?`}
      description={over ? undefined : `${description} ${moneyWords(order)}${giftWords(order)} ${UNDONE}`}
    >
      <form ref={form.element} className={styles.form} onSubmit={form.submit(withdraw)} noValidate>
        {action === "cancel" && added.length > 0 ? (
          <p>
            {added.join(", ")} {added.length === 1 ? "was" : "were"} added to it, and not cancelled with it. Please
            cancel
            {added.length === 1 ? " it" : " them"} as well, if the customer does not want that either!
          </p>
        ) : null}
        <TextArea label="Why, for the customer's mail" rows={3} maxLength={500} {...form.text("note")} />
        {action === "cancel" ? null : (
          <CheckboxField
            label={RESTOCK}
            checked={form.draft.restock}
            onCheckedChange={(restock) => form.change({ restock })}
          />
        )}
        <DialogEnd problem={problem} over={over} onClose={onClose}>
          <Button type="submit" variant="danger" isPending={isPending}>
            {label}
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}
