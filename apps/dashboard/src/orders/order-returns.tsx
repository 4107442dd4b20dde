import { acceptReturn } from "@store/api-client/contract";
import {
  formatDate,
  formatDateTime,
  formatRupees,
  RETURN_GROUND_NAMES,
  type ReturnState,
  type ReturnStep,
} from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { returnableLines } from "@store/react-client/returnable-lines";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { useMutation } from "@store/react-client/use-mutation";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { PhotoLinks } from "@store/ui/photo-links";
import { StatusBadge, type StatusBadgeProps } from "@store/ui/status-badge";
import { lazy, Suspense, useState } from "react";
import * as styles from "../frame/dashboard.css.ts";
import type { OrderReturn, OrderStepsProps } from "./order.ts";

const loadDialogs = () => import("./return-dialogs.tsx");
const RefuseReturnDialog = lazy(async () => ({ default: (await loadDialogs()).RefuseReturnDialog }));
const ReceiveReturnDialog = lazy(async () => ({ default: (await loadDialogs()).ReceiveReturnDialog }));
const RefundReturnDialog = lazy(async () => ({ default: (await loadDialogs()).RefundReturnDialog }));

const STATES: Readonly<Record<ReturnState, { readonly label: string; readonly tone: StatusBadgeProps["tone"] }>> = {
  requested: { label: "Return requested", tone: "orange" },
  accepted: { label: "Waiting for the goods", tone: "blue" },
  refused: { label: "Refused", tone: "grey" },
  received: { label: "To be refunded", tone: "orange" },
  refunded: { label: "Refunded", tone: "green" },
};

const TAKEN_OUT = { label: "Taken out before it was packed", tone: "grey" } as const;

const LABELS: Readonly<Record<ReturnStep, string>> = {
  accept: "Accept the return",
  refuse: "Refuse it",
  receive: "Take the goods in",
  refund: "Refund",
};

/** Said where staff could wonder why there is no button. */
const NO_MONEY_LEFT =
  "None of this order’s money is left to refund. What a gift voucher or coins paid goes back with the whole order: “Goods came back”.";

type Line = OrderReturn["lines"][number];

function ReturnBadge({ one }: { readonly one: OrderReturn }) {
  const { label, tone } = one.is_withdrawal ? TAKEN_OUT : STATES[one.state];
  return <StatusBadge tone={tone}>{label}</StatusBadge>;
}

function cameWords({ received, restocked }: Line, { state, is_withdrawal }: OrderReturn): string {
  if (is_withdrawal) return "";
  if (state !== "received" && state !== "refunded") return "";
  return `Came: ${received}, of these ${restocked} back in stock and ${received - restocked} written off`;
}

function ReturnLines({ one }: { readonly one: OrderReturn }) {
  return one.lines.map((line) => {
    const came = cameWords(line, one);
    return (
      <div key={line.id} className={styles.small}>
        {line.quantity} × {line.product_name}
        {line.ground ? `. ${RETURN_GROUND_NAMES[line.ground]}` : null}
        {line.words ? `: “${line.words}”` : null}
        {came ? `. ${came}` : null}
        <PhotoLinks of={line.product_name} photos={(line.photos ?? []).map((image) => ({ image, small: image }))} />
      </div>
    );
  });
}

/** A step that is asked about first, of one return. */
interface Asked {
  readonly id: number;
  readonly step: ReturnStep;
}

const loadBegin = () => import("./begin-return-dialog.tsx");
const BeginReturnDialog = lazy(async () => ({ default: (await loadBegin()).BeginReturnDialog }));

/** A way to begin a return for a customer who calls, as long as the customer could ask for it. */
function BeginReturn({ order, onChanged }: OrderStepsProps) {
  const dialog = useLazyDialog(loadBegin);
  const canBegin = order.return_until !== undefined && returnableLines(order).length > 0;
  if (!canBegin && !dialog.isOpen) return null;
  return (
    <section aria-label="Begin a return" className={styles.steps}>
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={dialog.open}>
          Begin a return
        </Button>
      </div>
      {order.return_until ? (
        <p className={styles.small}>For a customer who calls, until {formatDate(order.return_until)}.</p>
      ) : null}
      <Suspense>
        {dialog.isOpen ? (
          <BeginReturnDialog order={order} onChanged={onChanged} onClose={() => dialog.onOpenChange(false)} />
        ) : null}
      </Suspense>
    </section>
  );
}

/** What the customer wants to return, or did, and what there is to do about it. */
export const OrderReturns = (props: OrderStepsProps) => (
  <>
    <AskedReturns {...props} />
    <BeginReturn {...props} />
  </>
);

function AskedReturns({ order, onChanged }: OrderStepsProps) {
  const dialog = useLazyDialog(loadDialogs);
  const [asked, setAsked] = useState<Asked>();
  const [problem, setProblem] = useState<string>();
  const { send, isPending } = useMutation(acceptReturn, async (answer) => {
    setProblem(answer.ok ? undefined : refusalMessage(answer.failure));
    await onChanged();
  });
  if (order.returns.length === 0) return null;
  const close = () => dialog.onOpenChange(false);
  const press = (one: OrderReturn, step: ReturnStep) => {
    if (step === "accept") return void send({ params: { id: order.id, returnId: one.id } });
    setProblem(undefined);
    setAsked({ id: one.id, step });
    dialog.open();
  };
  const chosen = dialog.isOpen ? order.returns.find(({ id }) => id === asked?.id) : undefined;
  const of = chosen && { order, one: chosen, onClose: close, onChanged };
  return (
    <section aria-label="Returns" className={styles.notice}>
      <h2 className={styles.heading}>Returns</h2>
      {problem ? <Alert>{problem}</Alert> : null}
      <ul className={styles.refunds}>
        {order.returns.map((one) => {
          const hasNoMoney = one.state === "received" && one.refund_amt === 0;
          return (
            <li key={one.id}>
              <ReturnBadge one={one} />{" "}
              {one.refunded_amt > 0 ? <strong>{formatRupees(one.refunded_amt)}</strong> : null}
              <ReturnLines one={one} />
              <span className={styles.small}>
                {one.is_withdrawal ? "On" : "Requested on"} {formatDateTime(one.requested_at)}
              </span>
              {one.refusal ? <span className={styles.small}>Refused: {one.refusal}</span> : null}
              {hasNoMoney ? <span className={styles.small}>{NO_MONEY_LEFT}</span> : null}
              {one.steps.length > 0 && !hasNoMoney ? (
                <div className={styles.ownButtons}>
                  {one.steps.map((step) => (
                    <Button
                      key={step}
                      variant={step === "refuse" ? "secondary" : "primary"}
                      isPending={step === "accept" && isPending}
                      onClick={() => press(one, step)}
                    >
                      {step === "refund" && one.refund_amt ? `Refund ${formatRupees(one.refund_amt)}` : LABELS[step]}
                    </Button>
                  ))}
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      <Suspense>
        {of && asked?.step === "refuse" ? <RefuseReturnDialog {...of} /> : null}
        {of && asked?.step === "receive" ? <ReceiveReturnDialog {...of} /> : null}
        {of && asked?.step === "refund" ? <RefundReturnDialog {...of} /> : null}
      </Suspense>
    </section>
  );
}
