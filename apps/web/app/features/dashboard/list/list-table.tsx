import { formatCount, STAFF_COUNT_MAXIMUM } from "@store/domain";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { Pagination } from "@store/ui/pagination";
import { Skeleton } from "@store/ui/skeleton";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { SOMETHING_WENT_WRONG } from "../../../data/failures.ts";
import type { Query } from "../../../data/use-query.ts";
import { countOf } from "../count-of.ts";
import { figure } from "../dashboard.css.ts";
import { DownloadButton, type DownloadButtonProps } from "./download-button.tsx";
import * as styles from "./staff-list.css.ts";

export interface ListColumn<Row> {
  /** The column's header; on a phone it stands before the cell. */
  readonly label: string;
  /** Figures stand at the end of their column. */
  readonly isFigure?: boolean;
  readonly cell: (row: Row) => ReactNode;
}

interface ListReply<Row> {
  readonly data: readonly Row[];
  readonly count: number;
  readonly total_pages: number;
}

export interface ListTableProps<Row> {
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
  /** Calls for all of its rows as CSV. It is offered where there is a row. */
  readonly csv?: DownloadButtonProps["load"];
}

const countRows = (count: number, [one, many]: readonly [string, string]): string =>
  count >= STAFF_COUNT_MAXIMUM
    ? `More than ${formatCount(STAFF_COUNT_MAXIMUM - 1)} ${many}`
    : countOf(count, one, many);

function Row<Row>({ row, columns }: { readonly row: Row } & Pick<ListTableProps<Row>, "columns">) {
  return (
    <tr>
      {columns.map(({ label, isFigure, cell }, place) => {
        const look = isFigure ? figure : undefined;
        return place === 0 ? (
          <th key={label} scope="row" className={look}>
            {cell(row)}
          </th>
        ) : (
          <td key={label} data-label={label} className={look}>
            <div>{cell(row)}</div>
          </td>
        );
      })}
    </tr>
  );
}

/**
 * A page of a list: how many rows there are, a table that becomes cards on a phone, and the way to the other pages. The
 * rows that were shown stay, greyed, until the next are there.
 */
export function ListTable<R>({ answer, page, nouns, columns, keyOf, empty, csv }: ListTableProps<R>) {
  const [parameters] = useSearchParams();
  const [shown, setShown] = useState<ListReply<R>>();
  if (answer.state === "loaded" && answer.reply !== shown) setShown(answer.reply);
  const hrefFor = (next: number): string => {
    const address = new URLSearchParams(parameters);
    address.set("page", String(next));
    return `?${address}`;
  };

  if (answer.state === "failed") return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={answer.refetch} />;
  const reply = answer.state === "loaded" ? answer.reply : shown;
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
  const isLoading = answer.state === "loading";
  return (
    <>
      <div aria-busy={isLoading} className={isLoading ? styles.loading : undefined}>
        <p className={styles.count} role="status">
          {countRows(reply.count, nouns)}
        </p>
        <table className={styles.table}>
          <thead>
            <tr>
              {columns.map(({ label, isFigure }) => (
                <th key={label} scope="col" className={isFigure ? figure : undefined}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {reply.data.map((row) => (
              <Row key={keyOf(row)} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
        <Pagination page={page} totalPages={reply.total_pages} hrefFor={hrefFor} />
      </div>
      {csv ? <DownloadButton load={csv}>Download as CSV</DownloadButton> : null}
    </>
  );
}
