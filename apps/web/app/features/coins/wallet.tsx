import type { CoinRecord } from "@store/api-client/contract";
import {
  COIN_ERRORS,
  COIN_HISTORY_PAGE_SIZE,
  COINS_PAUSED,
  type CoinReason,
  coinReason,
  coinSummary,
  formatCoins,
  formatShortDate,
  itemsOnPage,
  pageCount,
} from "@store/domain";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { PageButtons } from "@store/ui/pagination";
import { Skeleton } from "@store/ui/skeleton";
import { StatusBadge, type StatusBadgeProps } from "@store/ui/status-badge";
import { useEffect, useRef, useState } from "react";
import type { InferOutput } from "valibot";
import { useCoinWallet } from "../../commerce/coin-wallet.ts";
import { shopPolicy } from "../../data/policy.ts";
import { Link } from "../../navigation/links.tsx";
import * as styles from "./wallet.css.ts";

type WireRecord = InferOutput<typeof CoinRecord>;

const ruleRecord = ({ new_added_coin, used_coin, available_coin, reason }: WireRecord) => ({
  newAddedCoin: new_added_coin,
  usedCoin: used_coin,
  availableCoin: available_coin,
  reason,
});

/** The customer's coins: balance, sums and history [R171 C1 C39]. */
export function Wallet() {
  const { records, pendingCoins, hasFailed, retry } = useCoinWallet();
  if (hasFailed) {
    return <ErrorState title={COIN_ERRORS.wallet} message={COIN_ERRORS.history} onRetry={() => void retry()} />;
  }
  if (!records) return <WalletSkeleton />;
  return (
    <div className={styles.wallet}>
      <Sums records={records} pendingCoins={pendingCoins} />
      {records.length > 0 ? (
        <History records={records} />
      ) : (
        <EmptyState title={COIN_ERRORS.noTransactions} action={{ label: "Go to the shop", href: "/shop" }} />
      )}
    </div>
  );
}

export const WalletSkeleton = () => (
  <div className={styles.wallet} aria-busy="true">
    <div className={styles.sumsComing}>
      <Skeleton shape="fill" />
    </div>
    <div className={styles.historyComing}>
      <Skeleton shape="fill" />
    </div>
  </div>
);

interface SumsProps {
  readonly records: readonly WireRecord[];
  readonly pendingCoins: number;
}

function Sums({ records, pendingCoins }: SumsProps) {
  const { balance, earned, used } = coinSummary(records.map(ruleRecord));
  return (
    <section className={styles.summary} aria-label="Your coins">
      <dl className={styles.sums}>
        <div className={styles.balance}>
          <dt className={styles.term}>Balance</dt>
          <dd className={styles.balanceCoins}>{formatCoins(balance)}</dd>
        </div>
        <div>
          <dt className={styles.term}>Earned</dt>
          <dd className={styles.coins}>{formatCoins(earned)}</dd>
        </div>
        <div>
          <dt className={styles.term}>Used</dt>
          <dd className={styles.coins}>{formatCoins(used)}</dd>
        </div>
        {pendingCoins > 0 ? (
          <div>
            <dt className={styles.term}>On their way</dt>
            <dd className={styles.coins}>{formatCoins(pendingCoins)}</dd>
          </div>
        ) : null}
      </dl>
      {pendingCoins > 0 ? (
        <p className={styles.note}>Coins on their way are credited when the order is delivered or paid.</p>
      ) : null}
      <p className={styles.note}>
        {shopPolicy().coins.isOn ? "1 coin = 1 rupee on any order." : COINS_PAUSED}{" "}
        <Link to="/so-coin" className={styles.link}>
          How coins work
        </Link>
      </p>
    </section>
  );
}

const LABELS: Readonly<Record<CoinReason, { readonly label: string; readonly tone: StatusBadgeProps["tone"] }>> = {
  opening: { label: "Brought along", tone: "grey" },
  earned: { label: "Earned", tone: "green" },
  redeemed: { label: "Redeemed", tone: "orange" },
  returned: { label: "Given back", tone: "blue" },
  taken_back: { label: "Taken back", tone: "red" },
  given: { label: "From us", tone: "green" },
  taken: { label: "Corrected", tone: "red" },
};

/** Twenty movements a page: the rest of 2,000 is not rendered. */
function History({ records }: Pick<SumsProps, "records">) {
  const [page, setPage] = useState(1);
  /** Counts the pages turned: the focus goes to the title of each. */
  const [turns, setTurns] = useState(0);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (turns > 0) title.current?.focus();
  }, [turns]);
  const pages = pageCount(records.length, COIN_HISTORY_PAGE_SIZE);
  return (
    <section aria-labelledby="coin-history">
      <h2 id="coin-history" ref={title} tabIndex={-1} className={styles.title}>
        Transactions
        {pages > 1 ? (
          <span className={styles.place}>
            {" "}
            page {page} of {pages}
          </span>
        ) : null}
      </h2>
      <ul className={styles.list} aria-labelledby="coin-history">
        {itemsOnPage(records, page, COIN_HISTORY_PAGE_SIZE).map((record) => (
          <Movement key={record.id} record={record} />
        ))}
      </ul>
      <PageButtons
        page={page}
        totalPages={pages}
        onPageChange={(wanted) => {
          setPage(wanted);
          setTurns(turns + 1);
        }}
      />
    </section>
  );
}

function Movement({ record }: { readonly record: WireRecord }) {
  const { order_id, pos_order, new_added_coin, used_coin, available_coin, created_at, note } = record;
  const { label, tone } = LABELS[coinReason(ruleRecord(record))];
  const number = pos_order?.order_id ?? order_id;
  return (
    <li className={styles.movement}>
      <div>
        <p>
          <StatusBadge tone={tone}>{label}</StatusBadge>
        </p>
        <p className={styles.about}>
          {created_at ? <time dateTime={created_at}>{formatShortDate(created_at)}</time> : null}
          {number ? (
            <span>
              Order{" "}
              {order_id ? (
                <Link to={`/orders/${order_id}`} className={styles.orderLink}>
                  {number}
                </Link>
              ) : (
                number
              )}
            </span>
          ) : null}
          {note ? <span>{note}</span> : null}
        </p>
      </div>
      <div className={styles.amounts}>
        {new_added_coin > 0 ? <p className={styles.came}>+{formatCoins(new_added_coin)}</p> : null}
        {used_coin > 0 ? <p className={styles.went}>−{formatCoins(used_coin)}</p> : null}
        <p className={styles.after}>Balance {formatCoins(available_coin)}</p>
      </div>
    </li>
  );
}
