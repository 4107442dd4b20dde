import { chargeAgain, failedCharges, mailPaymentLink, type ReplyOf } from "@store/api-client/contract";
import {
  FAILED_CHARGE_DAYS,
  FAILED_ORDER_TOO_OLD,
  formatDateTime,
  formatDay,
  formatRupees,
  NO_MANDATE,
} from "@store/domain";
import { refusalMessage } from "@store/react-client/failures";
import { useMutation } from "@store/react-client/use-mutation";
import { Button } from "@store/ui/button";
import { toast } from "@store/ui/toaster";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { Link, useSearchParams } from "react-router-dom";
import { useListQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { SubscriptionStateButton } from "../parts/subscription-state-button.tsx";

type Row = ReplyOf<typeof failedCharges>["data"][number];

interface StepProps {
  readonly row: Row;
  readonly step: { readonly endpoint: typeof chargeAgain | typeof mailPaymentLink; readonly label: string };
  readonly onChanged: () => Promise<void>;
}

const CHARGE = { endpoint: chargeAgain, label: "Charge again" } as const;
const MAIL = { endpoint: mailPaymentLink, label: "Mail the payment link" } as const;

function Step({ row, step: { endpoint, label }, onChanged }: StepProps) {
  const { send, isPending } = useMutation(endpoint, async (answer) => {
    if (answer.ok) toast.success(answer.reply.message ?? "Done.");
    else toast.error(refusalMessage(answer.failure));
    await onChanged();
  });
  return (
    <Button
      variant="secondary"
      size="small"
      isPending={isPending}
      onClick={() => void send({ params: { id: row.id } })}
    >
      {label} <VisuallyHidden>for {row.order_id}</VisuallyHidden>
    </Button>
  );
}

/** What cannot be done, and what to do instead. */
function hindranceOf({ can_charge, can_mail }: Row): string | undefined {
  if (!can_mail) return FAILED_ORDER_TOO_OLD;
  return can_charge ? undefined : NO_MANDATE;
}

const columnsOf = (onChanged: () => Promise<void>): readonly ListColumn<Row>[] => [
  {
    label: "Order",
    cell: ({ id, order_id, delivery_day }) => (
      <>
        <Link to={`/dashboard/orders/${id}`} className={styles.orderLink}>
          {order_id}
        </Link>
        {delivery_day ? <span className={styles.small}>Delivery on {formatDay(delivery_day)}</span> : null}
      </>
    ),
  },
  { label: "Amount", isFigure: true, onPhone: "top", cell: ({ amount }) => formatRupees(amount) },
  {
    label: "Customer",
    cell: ({ customer, product }) => (
      <>
        <Link to={`/dashboard/customers/${customer.id}`} className={styles.rowLink}>
          {customer.name}
        </Link>
        <span className={styles.small}>{product}</span>
      </>
    ),
  },
  {
    label: "Why it failed",
    cell: (row) => (
      <>
        {row.reason}
        <span className={styles.small}>{formatDateTime(row.failed_at)}</span>
        <span className={styles.small}>{hindranceOf(row)}</span>
      </>
    ),
  },
  {
    label: "Actions",
    cell: (row) => (
      <span className={styles.rowButtons}>
        {row.can_charge ? <Step row={row} step={CHARGE} onChanged={onChanged} /> : null}
        {row.can_mail ? <Step row={row} step={MAIL} onChanged={onChanged} /> : null}
        <SubscriptionStateButton
          id={row.subscription_id}
          isActive={row.is_active}
          of={`${row.product} for ${row.customer.name}`}
          onChanged={onChanged}
        />
      </span>
    ),
  },
];

function Failed() {
  const page = readPage(useSearchParams()[0]);
  const answer = useListQuery(failedCharges, { query: { page } });
  return (
    <ListTable
      answer={answer}
      page={page}
      nouns={["failed charge", "failed charges"]}
      columns={columnsOf(answer.refetch)}
      keyOf={({ id }) => id}
      empty={{
        title: "No failed charges found",
        message: "All of them are paid.",
        start: `What failed in the last ${FAILED_CHARGE_DAYS} days, and is still to be paid, is listed here.`,
      }}
    />
  );
}

/** Charges of subscriptions that failed, and what can be done. */
export default function FailedChargesPage() {
  return (
    <DashboardFrame title="Failed charges">
      <p className={styles.steps}>
        <Link to="/dashboard/subscriptions">All deliveries that are due</Link>
      </p>
      <p>
        The payment link was mailed when the charge failed. Charging again gives the customer notice first, as the RBI
        asks: the charge follows 24 hours later.
      </p>
      <Failed />
    </DashboardFrame>
  );
}
