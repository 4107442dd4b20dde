import { eliteSubscriptions } from "@store/api-client/contract";
import {
  ELITE_PAGE_SIZE,
  ELITE_PAGE_SIZES,
  formatShortDate,
  itemsOnPage,
  membershipLabel,
  pageCount,
  SUBSCRIPTION_TEXTS,
} from "@store/domain";
import { useQuery } from "@store/react-client/use-query";
import { ButtonLink } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { PageButtons } from "@store/ui/pagination";
import { SelectField } from "@store/ui/select-field";
import { Skeleton } from "@store/ui/skeleton";
import { StatusBadge } from "@store/ui/status-badge";
import { useEffect, useRef, useState } from "react";
import { DownloadButton } from "../../commerce/download-button.tsx";
import * as styles from "./elite-tab.css.ts";

const PLANS = "/subscription-plans";
const [FEWEST] = ELITE_PAGE_SIZES;

/** The customer's memberships, paged in the browser (C28). */
export function EliteTab() {
  const { state, reply, refetch } = useQuery(eliteSubscriptions);
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<number>(ELITE_PAGE_SIZE);
  const list = useRef<HTMLUListElement>(null);
  /** Counts the pages turned: the focus goes to what each shows. */
  const [turns, setTurns] = useState(0);
  useEffect(() => {
    if (turns > 0) list.current?.focus();
  }, [turns]);

  if (state === "loading") return <Skeleton shape="block" />;
  if (state === "failed") return <ErrorState title={SUBSCRIPTION_TEXTS.eliteList} onRetry={() => void refetch()} />;
  const memberships = reply.data;
  if (memberships.length === 0) {
    return <EmptyState title={SUBSCRIPTION_TEXTS.notFound} action={{ label: "Buy Subscription", href: PLANS }} />;
  }
  const isMember = memberships.some(({ is_active }) => is_active);
  return (
    <div className={styles.tab}>
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label="Memberships">
        {itemsOnPage(memberships, page, size).map(({ id, user_data, start_date, end_date, is_active, invoices }) => (
          <li key={id} className={styles.membership}>
            <div className={styles.head}>
              <h2 className={styles.name}>{user_data.name}</h2>
              <StatusBadge tone={is_active ? "green" : "grey"}>{membershipLabel(is_active)}</StatusBadge>
            </div>
            <dl className={styles.dates}>
              <div>
                <dt className={styles.term}>Start date</dt>
                <dd className={styles.date}>{formatShortDate(start_date)}</dd>
              </div>
              <div>
                <dt className={styles.term}>End date</dt>
                <dd className={styles.date}>{formatShortDate(end_date)}</dd>
              </div>
            </dl>
            {invoices && invoices.length > 0 ? (
              <div className={styles.invoices}>
                {invoices.map((number) => (
                  <DownloadButton
                    key={number}
                    load={() => import("./download-invoice.ts")}
                    download={({ downloadInvoice }) => downloadInvoice(number)}
                  >
                    Download invoice {number}
                  </DownloadButton>
                ))}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink href={PLANS}>{isMember ? "Renew Subscription" : "Buy Subscription"}</ButtonLink>
      </div>
      {memberships.length > FEWEST ? (
        <div className={styles.paging}>
          <SelectField
            label="Memberships per page"
            value={String(size)}
            options={ELITE_PAGE_SIZES.map((choice) => ({ value: String(choice), label: String(choice) }))}
            onValueChange={(choice) => {
              setSize(Number(choice));
              setPage(1);
            }}
          />
          <PageButtons
            page={page}
            totalPages={pageCount(memberships.length, size)}
            onPageChange={(wanted) => {
              setPage(wanted);
              setTurns(turns + 1);
            }}
          />
        </div>
      ) : null}
    </div>
  );
}
