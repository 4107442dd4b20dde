import { shipParcel, withdrawOrder } from "@store/api-client/contract";
import { checkFields, checkWebAddress, type ORDER_STATES, type OrderAction, requireText } from "@store/domain";
import { Button } from "@store/ui/button";
import { CheckboxField } from "@store/ui/checkbox-field";
import { Dialog } from "@store/ui/dialog";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useId, useState } from "react";
import { useForm } from "../../../data/use-form.ts";
import { keepCourier, readCouriers } from "../../../session/couriers.ts";
import * as styles from "../dashboard.css.ts";
import { DialogEnd, LEAVE_IT } from "./dialog-end.tsx";
import { giftWords, moneyWords } from "./order-money.ts";
import type { OrderStepsProps, StaffOrder } from "./staff-order.ts";
import { useOrderSending } from "./use-order-sending.ts";

interface StepDialogProps extends OrderStepsProps {
  readonly seen: (typeof ORDER_STATES)[number];
  readonly onClose: () => void;
}

/** Said where somebody else did the step, or took the order another way. */
const stepGone = ({ actions, order_status }: StaffOrder, action: OrderAction): string | undefined =>
  actions.includes(action)
    ? undefined
    : `This cannot be done any more: the order is ${order_status.toLowerCase()} by now.`;

const NO_PARCEL = { courier: "", number: "", url: "" };

const checkParcel = ({ courier, number, url }: typeof NO_PARCEL) =>
  checkFields(
    {
      courier: requireText(courier, "Who carries it?"),
      number: requireText(number, "By which number?"),
      url: checkWebAddress(url),
    },
    (fields) => ({
      courier: fields.courier.value,
      tracking_number: fields.number.value,
      tracking_url: fields.url.value ?? undefined,
    }),
  );

/** Asks by whom and by which number an order travels. */
export function ShipDialog({ order, seen, onClose, onChanged }: StepDialogProps) {
  const [couriers] = useState(readCouriers);
  const listId = useId();
  const form = useForm({ ...NO_PARCEL, courier: couriers[0] ?? NO_PARCEL.courier }, checkParcel);
  const dialog = { onChanged, onClose, over: stepGone(order, "ship") };
  const { send, isPending, problem, over } = useOrderSending(shipParcel, dialog, () => {
    keepCourier(form.draft.courier.trim());
    toast.success(`${order.order_id} is shipped. Its customer is mailed the number.`);
  });
  return (
    <Dialog isOpen onOpenChange={onClose} title={`Ship ${order.order_id}`} description="Its customer is mailed these.">
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((parcel) => send({ params: { id: order.id }, body: { order_status: seen, ...parcel } }))}
        noValidate
      >
        <TextField
          label="Courier"
          required
          maxLength={100}
          list={couriers.length > 0 ? listId : undefined}
          {...form.text("courier")}
        />
        <datalist id={listId}>
          {couriers.map((courier) => (
            <option key={courier} value={courier} />
          ))}
        </datalist>
        <TextField label="Tracking number" required maxLength={60} {...form.text("number")} />
        <TextField label="Tracking page" type="url" maxLength={500} hint="https://…" {...form.text("url")} />
        <DialogEnd problem={problem} over={over} onClose={onClose}>
          <Button type="submit" isPending={isPending}>
            Hand to the courier
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}

const WITHDRAW = {
  cancel: { title: "Cancel", description: "Its goods go back into stock.", done: "is cancelled." },
  return: { title: "Take back", description: "Its goods came back to the shop.", done: "came back." },
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
}: StepDialogProps & { readonly action: "cancel" | "return"; readonly label: string }) {
  const { title, description, done } = WITHDRAW[action];
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
        <TextArea label="Why, for the customer's mail" rows={3} maxLength={500} {...form.text("note")} />
        {action === "return" ? (
          <CheckboxField
            label="The goods are as new: put them back into stock"
            checked={form.draft.restock}
            onCheckedChange={(restock) => form.change({ restock })}
          />
        ) : null}
        <DialogEnd problem={problem} over={over} onClose={onClose}>
          <div className={styles.buttons}>
            <Button variant="secondary" onClick={onClose}>
              {LEAVE_IT}
            </Button>
            <Button type="submit" variant="danger" isPending={isPending}>
              {label}
            </Button>
          </div>
        </DialogEnd>
      </form>
    </Dialog>
  );
}
