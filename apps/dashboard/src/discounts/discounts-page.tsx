import { staffDiscounts } from "@store/api-client/contract";
import { ButtonLink } from "@store/ui/button";
import { Link, useSearchParams } from "react-router-dom";
import { useListQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { DISCOUNT_STATE_NAMES, DiscountState } from "../parts/discount-state.tsx";
import { type Discount, meantFor, timeOf, worthOf } from "./discount-words.ts";

const COLUMNS: readonly ListColumn<Discount>[] = [
  {
    label: "Name",
    cell: ({ id, name }) => (
      <Link to={`/dashboard/discounts/${id}`} className={styles.rowLink}>
        {name}
      </Link>
    ),
  },
  { label: "Takes off", cell: worthOf },
  { label: "For", cell: meantFor },
  { label: "State", cell: ({ state }) => <DiscountState state={state} /> },
  { label: "When", cell: timeOf },
];

function Discounts() {
  const [parameters] = useSearchParams();
  const query = { state: readChoice(DISCOUNT_STATE_NAMES, parameters.get("state")), page: readPage(parameters) };
  return (
    <>
      <ListFilters
        label="Which discounts"
        filters={[{ kind: "choice", name: "state", label: "State", options: DISCOUNT_STATE_NAMES }]}
        query={query}
      />
      <ListTable
        answer={useListQuery(staffDiscounts, { query })}
        page={query.page}
        nouns={["discount", "discounts"]}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={{ title: "No discounts found", message: "Try another state, or add one." }}
      />
    </>
  );
}

/** What the shop takes off by itself, and scheduled prices. */
export default function DiscountsPage() {
  return (
    <DashboardFrame title="Discounts">
      <p className={styles.steps}>
        <ButtonLink href="/dashboard/discounts/new">Add a discount</ButtonLink>
      </p>
      <Discounts />
    </DashboardFrame>
  );
}
