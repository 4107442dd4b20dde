import { type ReplyOf, staffCustomers, staffCustomersCsv } from "@store/api-client/contract";
import { customerLabel, formatDate, formatRupees } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { Link, useSearchParams } from "react-router-dom";
import { useListQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { readDay, readPage, readWords } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";

const SEARCH_MAXIMUM_LENGTH = 100;

/** Which customers the address asks for. */
const readFilters = (parameters: URLSearchParams) => ({
  search: readWords(parameters.get("search"), SEARCH_MAXIMUM_LENGTH),
  from: readDay(parameters.get("from")),
  to: readDay(parameters.get("to")),
});

type Row = ReplyOf<typeof staffCustomers>["data"][number];

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    label: "Name",
    cell: ({ id, name, is_active, is_blocked }) => (
      <>
        <Link to={`/dashboard/customers/${id}`} className={styles.rowLink}>
          {customerLabel({ id, name })}
        </Link>
        {is_active ? null : <span className={styles.small}>Account closed</span>}
        {is_active && is_blocked ? <span className={styles.small}>Blocked</span> : null}
      </>
    ),
  },
  {
    label: "Mobile and email",
    cell: ({ mobile, email }) => (
      <>
        {mobile ?? "No mobile"}
        {email ? <span className={`${styles.small} ${styles.conflictValue}`}>{email}</span> : null}
      </>
    ),
  },
  { label: "Joined", cell: ({ joined_at }) => formatDate(joined_at) },
  { label: "Orders", isFigure: true, cell: ({ orders }) => orders },
  { label: "Spent", isFigure: true, cell: ({ spent }) => formatRupees(spent) },
];

function Customers() {
  const [parameters] = useSearchParams();
  const filters = readFilters(parameters);
  const query = { ...filters, page: readPage(parameters) };
  return (
    <>
      <ListFilters
        label="Which customers"
        search={{ label: "Name, email or mobile", maxLength: SEARCH_MAXIMUM_LENGTH }}
        filters={[
          { kind: "day", name: "from", label: "Joined from" },
          { kind: "day", name: "to", label: "To" },
        ]}
        query={query}
      />
      <ListTable
        answer={useListQuery(staffCustomers, { query })}
        page={query.page}
        nouns={["customer", "customers"]}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={{ title: "No customers found", message: "Try fewer words, or other days." }}
        csv={() => call(staffCustomersCsv, { query: filters })}
      />
    </>
  );
}

/** The shop's customers, with what they ordered. */
export default function CustomersPage() {
  return (
    <DashboardFrame title="Customers">
      <Customers />
    </DashboardFrame>
  );
}
