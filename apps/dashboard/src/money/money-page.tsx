import { moneyOwed, type ReplyOf } from "@store/api-client/contract";
import { formatCount, formatDate, formatRupees, OWED_AGE_NAMES, OWED_AGES, type OwedAge } from "@store/domain";
import { Button, ButtonLink } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { Skeleton } from "@store/ui/skeleton";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { countOf } from "../parts/count-of.ts";
import { FigureTable } from "../parts/figure-table.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";
import { CloseUntilDialog } from "./close-until-dialog.tsx";
import { ClosedTogether, useClosedTogether } from "./closed-together.tsx";
import { OwedList, payerParam, readPayer } from "./owed-list.tsx";
import { RefundList } from "./refund-list.tsx";
import { type Payer, payerName } from "./words.ts";

type Sums = ReplyOf<typeof moneyOwed>["data"];

/** Leads to a payer's orders, or to some of them. */
function hrefOf({ kind, payer }: Payer, filter: { readonly age?: OwedAge; readonly state?: "short" } = {}): string {
  return `/dashboard/money?${new URLSearchParams({ payer: payerParam(kind, payer), ...filter })}`;
}

interface PartProps {
  readonly part: Payer["owed"];
  readonly to: string;
  /** What it leads to, for who does not see its column. */
  readonly label: string;
}

/** An amount, and of how many, which leads to them. */
const Part = ({ part: { count, amount }, to, label }: PartProps) =>
  count === 0 ? (
    "–"
  ) : (
    <>
      <Link to={to} aria-label={`${formatRupees(amount)}, ${label}`}>
        {formatRupees(amount)}
      </Link>
      <span className={styles.small}>{formatCount(count)}</span>
    </>
  );

const nameOf = ({ kind, payer }: Payer): string => payerName(kind, payer);

const PayersTable = ({ payers }: { readonly payers: readonly Payer[] }) => (
  <FigureTable
    caption="Who owes money to the shop"
    rows={payers}
    keyOf={({ kind, payer }) => payerParam(kind, payer)}
    head={{
      label: "Who",
      cell: (row) => (
        <Link to={hrefOf(row)} className={styles.rowLink}>
          {nameOf(row)}
        </Link>
      ),
    }}
    columns={[
      {
        label: "Owed",
        cell: (row) => <Part part={row.owed} to={hrefOf(row)} label={`owed by ${nameOf(row)}`} />,
      },
      { label: "Oldest", cell: ({ oldest }) => (oldest ? formatDate(oldest) : "–") },
      ...OWED_AGES.map((age) => ({
        label: OWED_AGE_NAMES[age],
        cell: (row: Payer) => (
          <Part part={row[age]} to={hrefOf(row, { age })} label={`${nameOf(row)}, ${OWED_AGE_NAMES[age]}`} />
        ),
      })),
      {
        label: "Short",
        cell: (row) => <Part part={row.short} to={hrefOf(row, { state: "short" })} label={`short, ${nameOf(row)}`} />,
      },
    ]}
  />
);

/** What is to be looked at beside who owes what. */
function Others({ sums: { to_check, refunds } }: { readonly sums: Sums }) {
  return (
    <p className={styles.facts}>
      <Link to="/dashboard/money/lines">
        {to_check.count === 0
          ? "No lines to check"
          : `${countOf(to_check.count, "line")} to check: ${formatRupees(to_check.amount)}`}
      </Link>
      {refunds.count > 0 ? (
        <Link to="/dashboard/money?refunds=open">
          {countOf(refunds.count, "refund")} not yet taken off a settlement: {formatRupees(refunds.amount)}
        </Link>
      ) : null}
    </p>
  );
}

function MoneyOwed() {
  const [parameters] = useSearchParams();
  const chosen = readPayer(parameters.get("payer"));
  const query = useQuery(moneyOwed);
  const closed = useClosedTogether();
  const [isClosing, setIsClosing] = useState(false);
  if (query.state === "loading") return <Skeleton shape="block" />;
  if (query.state === "failed") {
    return <LoadFailed failure={query.failure} title="This could not be loaded" onRetry={query.refetch} />;
  }
  const { data } = query.reply;
  const refetch = async () => {
    await Promise.all([query.refetch(), closed.refetch()]);
  };
  return (
    <>
      <Others sums={data} />
      {data.payers.length === 0 ? (
        <EmptyState
          title="Nobody owes anything"
          message="Cash that couriers collect and payments that customers make online are shown here until they are paid out."
        />
      ) : (
        <>
          <PayersTable payers={data.payers} />
          <p className={styles.steps}>
            <Button variant="secondary" onClick={() => setIsClosing(true)}>
              Close all owed until a day
            </Button>
          </p>
        </>
      )}
      {isClosing ? (
        <CloseUntilDialog payers={data.payers} onChanged={refetch} onClose={() => setIsClosing(false)} />
      ) : null}
      <ClosedTogether query={closed} onChanged={refetch} />
      {parameters.get("refunds") === "open" ? <RefundList /> : null}
      {chosen ? (
        <OwedList
          key={payerParam(chosen.kind, chosen.payer)}
          {...chosen}
          payers={data.payers}
          onChanged={query.refetch}
        />
      ) : null}
    </>
  );
}

/** Who owes money to the shop: couriers, and the payment gateway. */
export default function MoneyPage() {
  return (
    <DashboardFrame title="Money owed">
      <p className={styles.steps}>
        <ButtonLink href="/dashboard/money/upload">Upload a payout</ButtonLink>
      </p>
      <MoneyOwed />
    </DashboardFrame>
  );
}
