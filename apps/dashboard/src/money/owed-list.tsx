import { owedMoney, owedMoneyCsv, type ReplyOf } from "@store/api-client/contract";
import { formatDate, formatRupees, OWED_AGE_NAMES, OWED_AGES, type PayoutKind } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { Button } from "@store/ui/button";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { type Refetch, useListQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { preview } from "../parts/csv-page.css.ts";
import { CloseDialog } from "./close-dialog.tsx";
import { type Payer, payerName } from "./words.ts";

type Row = ReplyOf<typeof owedMoney>["data"][number];

const STATES = [
  { value: "missing", label: "Nothing came" },
  { value: "short", label: "Too little came" },
] as const;
const AGES = OWED_AGES.map((value) => ({ value, label: OWED_AGE_NAMES[value] }));

/** A payer as the address names it. */
export const payerParam = (kind: PayoutKind, payer: string): string => `${kind}:${payer}`;

export function readPayer(said: string | null): { readonly kind: PayoutKind; readonly payer: string } | undefined {
  const [, kind, payer = ""] = /^(cash|gateway):(.{0,100})$/.exec(said ?? "") ?? [];
  return kind === "cash" || kind === "gateway" ? { kind, payer } : undefined;
}

const nameOf = ({ order_number, txn_id }: Row): string => order_number ?? txn_id ?? "";

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    label: "Order",
    cell: (row) =>
      row.order_id === undefined ? (
        nameOf(row)
      ) : (
        <Link to={`/dashboard/orders/${row.order_id}`} className={styles.orderLink}>
          {nameOf(row)}
        </Link>
      ),
  },
  { label: "Owed", isFigure: true, onPhone: "top", cell: ({ left }) => formatRupees(left) },
  { label: "Since", cell: ({ since }) => formatDate(since) },
  { label: "Their number", cell: ({ reference, txn_id }) => reference ?? txn_id ?? "–" },
  { label: "Due", isFigure: true, cell: ({ due }) => formatRupees(due) },
  { label: "Received", isFigure: true, cell: ({ received }) => formatRupees(received) },
];

interface OwedListProps {
  readonly kind: PayoutKind;
  readonly payer: string;
  /** All who owe something, to change between them. */
  readonly payers: readonly Payer[];
  readonly onChanged: Refetch;
}

/** What one payer owes, order by order. */
export function OwedList({ kind, payer, payers, onChanged }: OwedListProps) {
  const [parameters] = useSearchParams();
  const filters = {
    state: readChoice(STATES, parameters.get("state")),
    age: readChoice(AGES, parameters.get("age")),
  };
  const page = readPage(parameters);
  const answer = useListQuery(owedMoney, { query: { kind, payer, ...filters, page } });
  const [closed, setClosed] = useState<Row>();
  const name = payerName(kind, payer);
  const chosen = payerParam(kind, payer);
  const options = payers.map((one) => ({
    value: payerParam(one.kind, one.payer),
    label: payerName(one.kind, one.payer),
  }));
  const isListed = options.some(({ value }) => value === chosen);
  return (
    <section className={preview} aria-labelledby="owed">
      <h2 id="owed" className={styles.heading}>
        What {name} owes
      </h2>
      <ListFilters
        label="Which money"
        filters={[
          {
            ...{ kind: "choice", name: "payer", label: "Who owes it", emptyLabel: "Nobody" },
            options: isListed ? options : [{ value: chosen, label: name }, ...options],
          },
          { kind: "choice", name: "state", label: "What came", options: STATES },
          { kind: "choice", name: "age", label: "Owed for", options: AGES },
        ]}
        query={{ payer: chosen, ...filters }}
      />
      <ListTable
        answer={answer}
        page={page}
        nouns={kind === "cash" ? ["order", "orders"] : ["payment", "payments"]}
        columns={[
          ...COLUMNS,
          {
            label: "Close",
            cell: (row) => (
              <Button variant="secondary" aria-label={`Close ${nameOf(row)}`} onClick={() => setClosed(row)}>
                Close
              </Button>
            ),
          },
        ]}
        keyOf={nameOf}
        empty={{ title: "Nothing is owed", message: "Choose somebody else, or another age." }}
        csv={() => call(owedMoneyCsv, { query: { kind, payer, ...filters } })}
      />
      {closed ? (
        <CloseDialog
          name={nameOf(closed)}
          amount={closed.left}
          subject={kind === "cash" ? { order_id: closed.order_id } : { txn_id: closed.txn_id }}
          onChanged={() => Promise.all([answer.refetch(), onChanged()])}
          onClose={() => setClosed(undefined)}
        />
      ) : null}
    </section>
  );
}
