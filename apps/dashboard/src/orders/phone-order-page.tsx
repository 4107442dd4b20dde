import {
  CASH_ON_DELIVERY,
  findCallerOfOrder,
  ONLINE_PAYMENT,
  placePhoneOrder,
  previewPhoneOrder,
  staffOrder,
} from "@store/api-client/contract";
import { FIELD_LENGTHS, NOT_PERMITTED, ORDER_CANCELLED, ORDER_NOTE_MAXIMUM_LENGTH, toRupees } from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button, ButtonLink } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { Skeleton } from "@store/ui/skeleton";
import { TextArea } from "@store/ui/text-area";
import { TextField } from "@store/ui/text-field";
import { toast } from "@store/ui/toaster";
import { useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useQuery, useQueryWith } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { sideCard } from "../frame/frame.css.ts";
import { LoadFailed } from "../parts/load-failed.tsx";
import { type Caller, CallerPart } from "./caller.tsx";
import { CallerAddress } from "./caller-address.tsx";
import type { StaffOrder } from "./order.ts";
import { OrderCosts } from "./order-costs.tsx";
import { part } from "./order-goods.css.ts";
import { type ChosenLine, OrderGoods } from "./order-goods.tsx";
import { piecesToSend } from "./order-money.ts";
import { PaymentChoice, type PayType } from "./payment-choice.tsx";
import { useMayTakeOrders } from "./use-may-take-orders.ts";

interface GoodsOf {
  readonly caller: Caller;
  readonly onCaller: (caller: Caller) => void;
  /** What is chosen at first. */
  readonly goods?: readonly ChosenLine[];
}

/** The order of a customer who is known. */
function PhoneOrder({ caller, onCaller, goods = [] }: GoodsOf) {
  const navigate = useNavigate();
  const [lines, setLines] = useState(goods);
  const [addressId, setAddressId] = useState(caller.addresses[0]?.id);
  const [payType, setPayType] = useState<PayType>(CASH_ON_DELIVERY);
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
          <PaymentChoice value={payType} onValueChange={setPayType} />
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

/** An order of a customer: of whoever is found, until somebody else is. */
function OrderOf({ first, goods }: { readonly first?: Caller | undefined; readonly goods?: readonly ChosenLine[] }) {
  const [caller, setCaller] = useState(first);
  return (
    <>
      <CallerPart caller={caller} onCaller={setCaller} />
      {caller ? (
        <PhoneOrder
          key={caller.id}
          caller={caller}
          onCaller={setCaller}
          {...(goods && caller.id === first?.id ? { goods } : {})}
        />
      ) : null}
    </>
  );
}

/** What is still in an order, as it is chosen. */
const goodsOf = ({ product_info }: StaffOrder): readonly ChosenLine[] =>
  product_info.flatMap((line) => {
    const { product_id, product_name: name } = line;
    const quantity = piecesToSend(line);
    return product_id === undefined || quantity === 0 ? [] : [{ product_id, name, quantity }];
  });

/** The order of a cancelled one's customer, with the same goods: at today's prices, and to any address. */
function OrderAgain({ id }: { readonly id: string }) {
  const params = { params: { id } };
  const order = useQuery(staffOrder, params);
  const customer = useQuery(findCallerOfOrder, params);
  const failed = [order, customer].find((query) => query.state === "failed");
  if (failed) return <LoadFailed failure={failed.failure} title="Order not found" onRetry={failed.refetch} />;
  if (order.state !== "loaded" || customer.state !== "loaded") return <Skeleton shape="block" />;
  const { order_id, order_status } = order.reply.data;
  const caller = customer.reply.data.customer;
  if (order_status !== ORDER_CANCELLED || !caller)
    return (
      <>
        <Alert>
          {caller
            ? `${order_id} is not cancelled. Please cancel it first: until then its goods are kept for it.`
            : `The account of the customer of ${order_id} is closed.`}
        </Alert>
        <p>
          <ButtonLink href={`/dashboard/orders/${id}`} variant="secondary">
            Open {order_id}
          </ButtonLink>
        </p>
      </>
    );
  return (
    <>
      <p>The goods of {order_id}, at today’s prices.</p>
      <OrderOf first={caller} goods={goodsOf(order.reply.data)} />
    </>
  );
}

function Content() {
  const [parameters] = useSearchParams();
  const copied = /^\d{1,10}$/.exec(parameters.get("copy") ?? "")?.[0];
  if (!useMayTakeOrders()) return <EmptyState title="Not for your role" message={NOT_PERMITTED} />;
  return copied === undefined ? <OrderOf /> : <OrderAgain key={copied} id={copied} />;
}

/** An order that a customer places by telephone. */
export default function PhoneOrderPage() {
  return (
    <DashboardFrame title="New order">
      <Content />
    </DashboardFrame>
  );
}
