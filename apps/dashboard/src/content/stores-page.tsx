import { moveStore, type ReplyOf, staffStores } from "@store/api-client/contract";
import { formatTimeOfDay } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { ButtonLink } from "@store/ui/button";
import { useRef } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useListQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { useRowMoves } from "../list/use-row-moves.tsx";
import { about } from "./content.css.ts";

type Row = ReplyOf<typeof staffStores>["data"][number];

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    label: "Store",
    cell: ({ id, store_name }) => (
      <Link to={`/dashboard/content/stores/${id}`} className={styles.rowLink}>
        {store_name}
      </Link>
    ),
  },
  { label: "City", cell: ({ city_name, state_name }) => `${city_name}, ${state_name}` },
  {
    label: "Open",
    cell: ({ work_start_time, work_end_time }) =>
      `${formatTimeOfDay(work_start_time)} to ${formatTimeOfDay(work_end_time)}`,
  },
  { label: "Mobile", cell: ({ mobile_no }) => mobile_no },
];

function Stores() {
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  const answer = useListQuery(staffStores, { query: { page } });
  const top = useRef<HTMLParagraphElement>(null);
  const moves = useRowMoves<Row>({
    nameOf: ({ store_name }) => store_name,
    move: ({ id }, to) => call(moveStore, { params: { id }, body: { to } }),
    reload: answer.refetch,
    fallback: top,
  });
  return (
    <>
      <p ref={top} tabIndex={-1} className={about}>
        The store locator has its cities in the order of their first stores.
      </p>
      <p className={styles.steps}>
        <ButtonLink href="/dashboard/content/stores/new">Add a store</ButtonLink>
      </p>
      {moves.status}
      <ListTable
        answer={answer}
        page={page}
        nouns={["store", "stores"]}
        columns={[...COLUMNS, moves.column]}
        keyOf={({ id }) => id}
        empty={{ title: "No stores yet", message: "Add one, and the store locator shows it." }}
      />
    </>
  );
}

/** The shop's stores. */
export default function StoresPage() {
  return (
    <DashboardFrame title="Stores">
      <p className={styles.steps}>
        <Link to="/dashboard/content">All content</Link>
      </p>
      <Stores />
    </DashboardFrame>
  );
}
