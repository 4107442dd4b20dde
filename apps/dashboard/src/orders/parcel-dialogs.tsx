import { bookParcel, correctParcel, sendParcelAgain, shipParcel } from "@store/api-client/contract";
import {
  accept,
  checkFields,
  checkTrackingNumber,
  checkWebAddress,
  hasTrackingNumber,
  isToBeSent,
  ORDER_SHIPPED,
  PARCEL_NOT_ON_ITS_WAY,
  requireText,
  TRACKING_NUMBER_MAXIMUM_LENGTH,
} from "@store/domain";
import { useForm } from "@store/react-client/use-form";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { CheckboxField } from "@store/ui/checkbox-field";
import { Dialog } from "@store/ui/dialog";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useState } from "react";
import { DialogEnd } from "../edit/dialog-end.tsx";
import * as styles from "../frame/dashboard.css.ts";
import { type CarrierDraft, CarrierFields, carrierOf, draftOfCarrier, isByCourier } from "./carrier-fields.tsx";
import { keepCourier, readCouriers } from "./couriers.ts";
import { type OrderDialogProps, type StaffOrder, type StepDialogProps, stepGone } from "./order.ts";
import { useOrderSending } from "./use-order-sending.ts";

type ParcelDraft = CarrierDraft & Readonly<Record<"number" | "url", string>>;

/** The draft of a parcel that a carrier has. */
const parcelOf = (carrier: string, number = "", url = ""): ParcelDraft =>
  hasTrackingNumber(carrier)
    ? { ...draftOfCarrier(carrier), number, url }
    : { ...draftOfCarrier(carrier), number: "", url: "" };

function checkParcel(draft: ParcelDraft) {
  const carrier = carrierOf(draft);
  return checkFields(
    {
      courier: requireText(carrier, "Who carries it?"),
      number: checkTrackingNumber(carrier, draft.number),
      url: hasTrackingNumber(carrier) ? checkWebAddress(draft.url) : accept(null),
    },
    (fields) => ({
      courier: fields.courier.value,
      tracking_number: fields.number.value || undefined,
      tracking_url: fields.url.value ?? undefined,
    }),
  );
}

const useParcelForm = (draft: ParcelDraft) => useForm(draft, checkParcel);

interface ParcelFieldsProps {
  readonly form: ReturnType<typeof useParcelForm>;
  readonly couriers: readonly string[];
}

const ParcelFields = ({ form, couriers }: ParcelFieldsProps) => (
  <>
    <CarrierFields
      draft={form.draft}
      onWay={(way) => form.change({ way })}
      courier={form.text("courier")}
      couriers={couriers}
    />
    {isByCourier(form.draft) ? (
      <>
        <TextField
          label="Tracking number"
          required
          maxLength={TRACKING_NUMBER_MAXIMUM_LENGTH}
          {...form.text("number")}
        />
        <TextField label="Tracking page" type="url" maxLength={500} hint="https://…" {...form.text("url")} />
      </>
    ) : null}
  </>
);

type Mate = NonNullable<StaffOrder["goes_with"]>;

/** What goes in the parcel beside the order: the packed additions, which can be left out; of the others it is said. */
function useAlong(order: StaffOrder, action: keyof typeof SHIP) {
  const { goes_with: first, additions = [], in_parcel = [] } = order;
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  if (action !== "ship") return { chosen: [], fields: null };
  const packed = additions.filter(({ id }) => in_parcel.includes(id));
  const behind = additions.filter(({ id, order_status }) => isToBeSent(order_status) && !in_parcel.includes(id));
  const put = ({ id }: Mate, isIn: boolean) =>
    setLeft((before) => new Set(isIn ? [...before].filter((one) => one !== id) : [...before, id]));
  const fields = (
    <>
      {first && isToBeSent(first.order_status) ? (
        <Alert tone="notice">
          {first.order_id} has not left yet. Hand that over, and this order goes in its parcel; or send it by itself
          here.
        </Alert>
      ) : null}
      {packed.map((addition) => (
        <CheckboxField
          key={addition.id}
          label={`${addition.order_id} is in this parcel`}
          checked={!left.has(addition.id)}
          onCheckedChange={(isIn) => put(addition, isIn)}
        />
      ))}
      {behind.map(({ id, order_id }) => (
        <p key={id} className={styles.small}>
          {order_id} was added, and is not in this parcel: it is not packed, or has a number of its own.
        </p>
      ))}
    </>
  );
  return { chosen: packed.filter(({ id }) => !left.has(id)), fields };
}

const SHIP = {
  ship: { endpoint: shipParcel, title: "Ship", done: "is shipped." },
  "send again": { endpoint: sendParcelAgain, title: "Send again:", done: "is sent again." },
} as const;

/** Asks by whom and by which number an order travels, for the first or the second time. */
export function ShipDialog({
  action,
  order,
  seen,
  onClose,
  onChanged,
}: StepDialogProps & { readonly action: keyof typeof SHIP }) {
  const { endpoint, title, done } = SHIP[action];
  const [couriers] = useState(readCouriers);
  const [opened] = useState(order.tracking);
  // A packed order may have its number already. That of a parcel that came back is used up.
  const known = action === "ship" ? order.tracking : undefined;
  const form = useParcelForm(parcelOf(known?.courier ?? couriers[0] ?? "", known?.number, known?.url));
  const dialog = { onChanged, onClose, over: stepGone(order, action) };
  const along = useAlong(order, action);
  const handing = useOrderSending(endpoint, dialog, () => {
    keepCourier(carrierOf(form.draft).trim());
    toast.success(
      `${[order.order_id, ...along.chosen.map(({ order_id }) => order_id)].join(" with ")} ${done} The customer gets a mail with the courier and number.`,
    );
  });
  const booking = useOrderSending(bookParcel, dialog, ({ data }) => {
    toast.success(
      `${order.order_id} is shipped by ${order.books_with}, ${data.tracking_number}. The customer gets a mail.`,
    );
  });
  const [isBookingLast, setIsBookingLast] = useState(false);
  const additions = along.chosen.map(({ id }) => id);
  const { problem, over } = isBookingLast ? booking : handing;
  const book = () => {
    setIsBookingLast(true);
    return booking.send({ params: { id: order.id }, body: { order_status: seen, additions } });
  };
  const booksWith = action === "ship" ? order.books_with : undefined;
  // Who was told that it has another number by now has seen it.
  const parcelSeen = handing.problem ? order.tracking : opened;
  const seen_parcel = parcelSeen ? { courier: parcelSeen.courier, number: parcelSeen.number } : null;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`${title} ${order.order_id}`}
      description="The customer gets these details by mail."
    >
      <form
        ref={form.element}
        className={styles.form}
        onSubmit={form.submit((parcel) => {
          setIsBookingLast(false);
          const body = { order_status: seen, ...parcel, seen_parcel, ...(action === "ship" ? { additions } : {}) };
          return handing.send({ params: { id: order.id }, body });
        })}
        noValidate
      >
        {along.fields}
        {booksWith ? (
          <>
            <Button isPending={booking.isPending} disabled={handing.isPending} onClick={() => void book()}>
              Book with {booksWith} and hand over
            </Button>
            <p className={styles.small}>Or enter who carries it:</p>
          </>
        ) : null}
        <ParcelFields form={form} couriers={couriers} />
        <DialogEnd problem={problem} over={over} onClose={onClose}>
          <Button
            type="submit"
            variant={booksWith ? "secondary" : "primary"}
            isPending={handing.isPending}
            disabled={booking.isPending}
          >
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
  const form = useParcelForm(parcelOf(tracking?.courier ?? "", tracking?.number, tracking?.url));
  const dialog = { onChanged, onClose, over: order_status === ORDER_SHIPPED ? undefined : PARCEL_NOT_ON_ITS_WAY };
  const { send, isPending, problem, over } = useOrderSending(correctParcel, dialog, () => {
    keepCourier(carrierOf(form.draft).trim());
    toast.success(
      `The parcel of ${order.order_id} is corrected. The customer gets a mail with the courier and number.`,
    );
  });
  const seen_number = tracking?.number || null;
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Correct the parcel of ${order.order_id}`}
      description="The customer gets the corrected details by mail."
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
            Save and mail the customer
          </Button>
        </DialogEnd>
      </form>
    </Dialog>
  );
}
