import { capitalize, formatCount, STAFF_COUNT_MAXIMUM } from "@store/domain";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { ColumnMenu, type DataColumn, DataTable, type RowChoice, useDataTable } from "@store/ui/data-table";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Pagination } from "@store/ui/pagination";
import { Skeleton } from "@store/ui/skeleton";
import { Toolbar } from "@store/ui/toolbar";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import type { Query } from "../data/use-query.ts";
import { countOf } from "../parts/count-of.ts";
import { DownloadButton, type DownloadButtonProps } from "./download-button.tsx";
import * as styles from "./list.css.ts";
import { useColumnChoice } from "./use-column-choice.ts";

export interface ListColumn<Row> extends DataColumn<Row> {
  /** Shown to those who choose it. */
  readonly isExtra?: boolean;
}

interface ListReply<Row> {
  readonly data: readonly Row[];
  readonly count: number;
  readonly total_pages: number;
}

export interface ListTableProps<Row extends object> {
  /** What `useQuery` says of the list. */
  readonly answer: Query<ListReply<Row>>;
  readonly page: number;
  /** What a row is, one and many, such as "order" and "orders". */
  readonly nouns: readonly [one: string, many: string];
  /** The first names the row, and is its header. */
  readonly columns: readonly ListColumn<Row>[];
  readonly keyOf: (row: Row) => string | number;
  /** Shown where no row fits the filters of the address. Without filters there are no rows yet, and `start` says why. */
  readonly empty: { readonly title: string; readonly message: string; readonly start?: string };
  /** Its rows can be chosen. */
  readonly choice?: RowChoice<Row> | undefined;
  /** What is done with those that are chosen, or with the list; it stands above the table. */
  readonly actions?: ReactNode;
  /** Calls for all of its rows as CSV. It is offered where there is a row. */
  readonly csv?: DownloadButtonProps["load"];
}

const countRows = (count: number, [one, many]: readonly [string, string]): string =>
  count >= STAFF_COUNT_MAXIMUM
    ? `More than ${formatCount(STAFF_COUNT_MAXIMUM - 1)} ${many}`
    : countOf(count, one, many);

/** With so few columns, there is none to do without. */
const MANY_COLUMNS = 5;

const NO_ROWS: readonly never[] = [];

/**
 * A page of a list: how many rows there are, what can be done with them, the rows, and the way to the other pages. The
 * rows that were shown stay, greyed, until the next are there.
 */
export function ListTable<R extends object>(props: ListTableProps<R>) {
  const { answer, page, nouns, columns, keyOf, empty, choice, actions, csv } = props;
  const [parameters] = useSearchParams();
  const { reply } = answer;
  const columnChoice = useColumnChoice(
    Object.fromEntries(columns.flatMap(({ label, isExtra }) => (isExtra ? [[label, false]] : []))),
  );
  const model = useDataTable({ columns, rows: reply?.data ?? NO_ROWS, keyOf, choice, columnChoice });
  const hrefFor = (next: number): string => {
    const address = new URLSearchParams(parameters);
    address.set("page", String(next));
    return `?${address}`;
  };

  if (answer.state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={answer.refetch} />;
  if (!reply) return <Skeleton shape="block" />;
  if (reply.data.length === 0) {
    if (reply.count > 0) {
      const last = { label: "Go to the last page", href: hrefFor(Math.max(1, reply.total_pages)) };
      return <EmptyState title={`There are no ${nouns[1]} on this page`} action={last} />;
    }
    const isFiltered = [...parameters.keys()].some((name) => name !== "page");
    return isFiltered ? (
      <EmptyState title={empty.title} message={empty.message} />
    ) : (
      <EmptyState title={`No ${nouns[1]} yet`} message={empty.start} />
    );
  }
  const isLoading = answer.isPrevious === true;
  return (
    <>
      <div aria-busy={isLoading} className={isLoading ? styles.loading : undefined}>
        <Toolbar label="List" end={columns.length >= MANY_COLUMNS ? <ColumnMenu model={model} /> : null}>
          <p className={styles.count} role="status">
            {countRows(reply.count, nouns)}
          </p>
          {actions}
        </Toolbar>
        <DataTable model={model} caption={capitalize(nouns[1])} />
        <Pagination page={page} totalPages={reply.total_pages} hrefFor={hrefFor} />
      </div>
      {csv ? (
        <div className={styles.csv}>
          <DownloadButton load={csv}>Download as CSV</DownloadButton>
        </div>
      ) : null}
    </>
  );
}
