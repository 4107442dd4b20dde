import { type ReplyOf, staffStock } from "@store/api-client/contract";
import { dashboardMeta } from "@store/content";
import { formatCount, NO_PRODUCTS_FOUND } from "@store/domain";
import { useSearchParams } from "react-router-dom";
import { useQuery } from "../../../data/use-query.ts";
import { Link } from "../../../navigation/links.tsx";
import { metaOf } from "../../../seo/page-meta.ts";
import * as styles from "../dashboard.css.ts";
import { DashboardFrame } from "../dashboard-frame.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readPage, readWords } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { StockForm } from "./stock-form.tsx";

export const meta = metaOf(dashboardMeta["/dashboard/stock"]);

const SEARCH_MAXIMUM_LENGTH = 100;
const STATES = [
  { value: "low", label: "Few left" },
  { value: "empty", label: "None left" },
  { value: "uncounted", label: "Not counted" },
] as const;

type Row = ReplyOf<typeof staffStock>["data"][number];

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    label: "Product",
    cell: ({ id, name }) => (
      <Link to={`/dashboard/stock/${id}`} className={styles.rowLink}>
        {name}
      </Link>
    ),
  },
  { label: "Number", isFigure: true, cell: ({ id }) => id },
  {
    label: "In stock",
    isFigure: true,
    cell: ({ stock }) => (stock === null ? "Not counted" : formatCount(stock)),
  },
];

function Stock() {
  const [parameters] = useSearchParams();
  const query = {
    state: readChoice(STATES, parameters.get("state")),
    search: readWords(parameters.get("search"), SEARCH_MAXIMUM_LENGTH),
    page: readPage(parameters),
  };
  const answer = useQuery(staffStock, { query });
  return (
    <>
      <ListFilters
        label="Which products"
        search={{ label: "Name or number", maxLength: SEARCH_MAXIMUM_LENGTH }}
        filters={[{ kind: "choice", name: "state", label: "Stock", options: STATES }]}
        query={query}
      />
      {answer.state === "loaded" && answer.reply.data.length > 0 ? (
        <StockForm key={parameters.toString()} products={answer.reply.data} onChanged={answer.refetch} />
      ) : null}
      <ListTable
        answer={answer}
        page={query.page}
        nouns={["product", "products"]}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        empty={{ title: NO_PRODUCTS_FOUND, message: "Try fewer words, or another stock." }}
      />
    </>
  );
}

/** What is in stock, the emptiest first, to take in and to count. */
export default function StockPage() {
  return (
    <DashboardFrame title="Stock">
      <Stock />
    </DashboardFrame>
  );
}
