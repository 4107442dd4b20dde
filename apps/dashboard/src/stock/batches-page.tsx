import { staffBatches, staffBatchesCsv } from "@store/api-client/contract";
import { formatCount, formatDay } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { Button, ButtonLink } from "@store/ui/button";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useListQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { useMay } from "../frame/staff-session.ts";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readId, readPage, readWords } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { BatchDialog, type BatchRow } from "./batch-dialog.tsx";
import { BATCH_STATE_WORDS } from "./batch-state-words.ts";

const SEARCH_MAXIMUM_LENGTH = 100;
const STATES = [
  { value: "left", label: "Pieces left" },
  { value: "soon", label: "Expiring soon" },
  { value: "expired", label: "Expired" },
] as const;

const COLUMNS: readonly ListColumn<BatchRow>[] = [
  {
    label: "Product",
    line: "rest",
    cell: ({ product_id, product_name }) => (
      <Link to={`/dashboard/stock/${product_id}`} className={styles.rowLink}>
        {product_name}
      </Link>
    ),
  },
  { label: "Batch", cell: ({ number }) => number },
  {
    label: "Best before",
    cell: ({ best_before, state }) => (
      <>
        {formatDay(best_before)}
        {BATCH_STATE_WORDS[state] ? <span className={styles.small}>{BATCH_STATE_WORDS[state]}</span> : null}
      </>
    ),
  },
  { label: "Left", isFigure: true, onPhone: "top", cell: ({ left }) => formatCount(left) },
  { label: "Received", isFigure: true, cell: ({ received }) => formatCount(received) },
  { label: "Unsold when expired", isFigure: true, cell: ({ expired }) => formatCount(expired) },
];

const OrdersLink = ({ id, number, product_name }: BatchRow) => (
  <ButtonLink
    variant="secondary"
    href={`/dashboard/stock/batches/${id}`}
    aria-label={`Orders with batch ${number} of ${product_name}`}
  >
    Orders
  </ButtonLink>
);

function Batches() {
  const mayOrders = useMay("orders");
  const [parameters] = useSearchParams();
  const filters = {
    state: readChoice(STATES, parameters.get("state")),
    product: readId(parameters.get("product")),
    search: readWords(parameters.get("search"), SEARCH_MAXIMUM_LENGTH),
  };
  const page = readPage(parameters);
  const answer = useListQuery(staffBatches, { query: { ...filters, page } });
  const [corrected, setCorrected] = useState<BatchRow>();
  return (
    <>
      <ListFilters
        label="Which batches"
        search={{ label: "Number of a batch", maxLength: SEARCH_MAXIMUM_LENGTH }}
        filters={[{ kind: "choice", name: "state", label: "State", options: STATES }]}
        query={filters}
      />
      <ListTable
        answer={answer}
        page={page}
        nouns={["batch", "batches"]}
        columns={[
          ...COLUMNS,
          {
            label: "Actions",
            cell: (row) => (
              <span className={styles.rowButtons}>
                {mayOrders ? <OrdersLink {...row} /> : null}
                <Button
                  variant="secondary"
                  aria-label={`Correct batch ${row.number} of ${row.product_name}`}
                  onClick={() => setCorrected(row)}
                >
                  Correct
                </Button>
              </span>
            ),
          },
        ]}
        keyOf={({ id }) => id}
        empty={{
          title: "No batches found",
          message: "Try another state or number.",
          start: "Name the batch of goods when you take them in.",
        }}
        csv={() => call(staffBatchesCsv, { query: filters })}
      />
      {corrected ? (
        <BatchDialog batch={corrected} onChanged={answer.refetch} onClose={() => setCorrected(undefined)} />
      ) : null}
    </>
  );
}

/** Goods of one making: what is left of them, and until when they may be sold. */
export default function BatchesPage() {
  return (
    <DashboardFrame title="Batches">
      <p className={styles.steps}>
        <Link to="/dashboard/stock">All stock</Link>
      </p>
      <Batches />
    </DashboardFrame>
  );
}
