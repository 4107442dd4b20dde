import { CASH_ON_DELIVERY, ONLINE_PAYMENT, placePhoneOrder, previewPhoneOrder } from "@store/api-client/contract";
import { FIELD_LENGTHS, NOT_PERMITTED, ORDER_NOTE_MAXIMUM_LENGTH, toRupees } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { RadioGroup } from "@store/ui/radio-group";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useQueryWith } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { sideCard } from "../frame/frame.css.ts";
import { useMay } from "../frame/staff-session.ts";
import { type Caller, CallerPart } from "./caller.tsx";
import { CallerAddress } from "./caller-address.tsx";
import { OrderCosts } from "./order-costs.tsx";
import { part } from "./order-goods.css.ts";
import { type ChosenLine, OrderGoods } from "./order-goods.tsx";

const PAY_TYPES = [CASH_ON_DELIVERY, ONLINE_PAYMENT] as const;

const PAYMENTS = [
  { value: CASH_ON_DELIVERY, label: CASH_ON_DELIVERY },
  {
    value: ONLINE_PAYMENT,
    label: "Link to pay",
    note: "Sent by SMS and mail. The goods are kept for half an hour; the link works for longer, as long as they are in stock.",
  },
];

interface GoodsOf {
  readonly caller: Caller;
  readonly onCaller: (caller: Caller) => void;
}

/** The order of a customer who is known. */
function PhoneOrder({ caller, onCaller }: GoodsOf) {
  const navigate = useNavigate();
  const [lines, setLines] = useState<readonly ChosenLine[]>([]);
  const [addressId, setAddressId] = useState(caller.addresses[0]?.id);
  const [payType, setPayType] = useState<(typeof PAY_TYPES)[number]>(CASH_ON_DELIVERY);
  const [code, setCode] = useState("");
  const [voucher, setVoucher] = useState("");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string>();

  const ordered = {
    customer_id: caller.id,
    lines: lines.map(({ product_id, quantity }) => ({ product_id, quantity })),
    pay_type: payType,
    voucher_code: voucher || undefined,
  };
  const preview = useQueryWith({ isComplete: lines.length > 0, isList: true }, previewPhoneOrder, {
    body: { ...ordered, address_id: addressId },
  });
  const whole = JSON.stringify([ordered, addressId, note]);
  // Another order is another attempt; the same one that is sent again is placed once.
  const attempt = useMemo(() => crypto.randomUUID(), [whole]);
  const { send, isPending } = useMutation(placePhoneOrder, async (answer) => {
    if (!answer.ok) {
      setProblem(refusalMessage(answer.failure));
      await preview.refetch();
      return;
    }
    const { id, order_id } = answer.reply.data;
    toast.success(
      payType === ONLINE_PAYMENT ? `${order_id} is placed. The link is on its way.` : `${order_id} is placed.`,
    );
    await navigate(`/dashboard/orders/${id}`);
  });

  const costs = preview.reply?.data;
  const isSeen = preview.state === "loaded" && preview.isPrevious !== true;
  const amount = isSeen && costs && !costs.refusal ? toRupees(costs.final_total) : undefined;
  const place = () => {
    if (amount === undefined || addressId === undefined) return;
    setProblem(undefined);
    void send({ body: { ...ordered, attempt, address_id: addressId, amount, note: note || undefined } });
  };
  return (
    <div className={styles.columns}>
      <div>
        <OrderGoods lines={lines} onLines={setLines} />
        <CallerAddress caller={caller} addressId={addressId} onAddress={setAddressId} onCaller={onCaller} />
        <section aria-label="Payment" className={part}>
          <RadioGroup
            legend="Payment"
            name="payment"
            options={PAYMENTS}
            value={payType}
            onValueChange={(value) => setPayType(PAY_TYPES.find((one) => one === value) ?? CASH_ON_DELIVERY)}
          />
          <TextField
            label="Voucher code"
            autoComplete="off"
            maxLength={FIELD_LENGTHS.voucherCode}
            value={code}
            onChange={({ target }) => setCode(target.value)}
            onBlur={() => setVoucher(code.trim())}
          />
          <TextArea
            label="Note for the staff"
            rows={2}
            maxLength={ORDER_NOTE_MAXIMUM_LENGTH}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </section>
      </div>
      <section aria-label="Total" className={sideCard}>
        <OrderCosts preview={preview} refusalTitle="It cannot be placed like this" />
        {lines.length === 0 ? <p className={styles.small}>Add a product to see the total.</p> : null}
        {problem ? <Alert>{problem}</Alert> : null}
        <Button isPending={isPending} disabled={amount === undefined || addressId === undefined} onClick={place}>
          Place the order
        </Button>
      </section>
    </div>
  );
}

function Content() {
  const [caller, setCaller] = useState<Caller>();
  const mayTakeOrders = [useMay("customers"), useMay("products")].every(Boolean);
  if (!mayTakeOrders) return <EmptyState title="Not for your role" message={NOT_PERMITTED} />;
  return (
    <>
      <CallerPart caller={caller} onCaller={setCaller} />
      {caller ? <PhoneOrder key={caller.id} caller={caller} onCaller={setCaller} /> : null}
    </>
  );
}

/** An order that a customer places by telephone. */
export default function PhoneOrderPage() {
  return (
    <DashboardFrame title="New order">
      <Content />
    </DashboardFrame>
  );
}
