import { correctParcel, shipParcel } from "@store/api-client/contract";
import { checkFields, checkWebAddress, ORDER_SHIPPED, PARCEL_NOT_ON_ITS_WAY, requireText } from "@store/domain";
import { Button } from "@store/ui/button";
import { Dialog } from "@store/ui/dialog";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useId, useState } from "react";
import { useForm } from "../../../data/use-form.ts";
import { keepCourier, readCouriers } from "../../../session/couriers.ts";
import * as styles from "../dashboard.css.ts";
import { DialogEnd } from "./dialog-end.tsx";
import { type OrderDialogProps, type StepDialogProps, stepGone } from "./staff-order.ts";
import { useOrderSending } from "./use-order-sending.ts";

type ParcelDraft = Readonly<Record<"courier" | "number" | "url", string>>;

const checkParcel = ({ courier, number, url }: ParcelDraft) =>
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

const useParcelForm = (draft: ParcelDraft) => useForm(draft, checkParcel);

interface ParcelFieldsProps {
  readonly form: ReturnType<typeof useParcelForm>;
  readonly couriers: readonly string[];
}

function ParcelFields({ form, couriers }: ParcelFieldsProps) {
  const listId = useId();
  return (
    <>
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
    </>
  );
}

/** Asks by whom and by which number an order travels. */
export function ShipDialog({ order, seen, onClose, onChanged }: StepDialogProps) {
  const [couriers] = useState(readCouriers);
  const form = useParcelForm({ courier: couriers[0] ?? "", number: "", url: "" });
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
        <ParcelFields form={form} couriers={couriers} />
        <DialogEnd problem={problem} over={over} onClose={onClose}>
          <Button type="submit" isPending={isPending}>
            Hand to the courier
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}

/** Asks by whom and by which number an order really travels, which is on its way. */
export function CorrectParcelDialog({ order, onClose, onChanged }: OrderDialogProps) {
  const { id, order_status, tracking } = order;
  const [couriers] = useState(readCouriers);
  const form = useParcelForm({
    courier: tracking?.courier ?? "",
    number: tracking?.number ?? "",
    url: tracking?.url ?? "",
  });
  const dialog = { onChanged, onClose, over: order_status === ORDER_SHIPPED ? undefined : PARCEL_NOT_ON_ITS_WAY };
  const { send, isPending, problem, over } = useOrderSending(correctParcel, dialog, () => {
    keepCourier(form.draft.courier.trim());
    toast.success(`The parcel of ${order.order_id} is corrected. Its customer is mailed the number.`);
  });
  const seen_number = tracking?.number ?? null;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Correct the parcel of ${order.order_id}`}
      description="Its customer is mailed what is right."
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((parcel) => send({ params: { id }, body: { ...parcel, seen_number } }))}
        noValidate
      >
        <ParcelFields form={form} couriers={couriers} />
        <DialogEnd problem={problem} over={over} onClose={onClose}>
          <Button type="submit" isPending={isPending}>
            Save and mail it
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}
