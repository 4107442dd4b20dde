import { type ReplyOf, wantedProducts } from "@store/api-client/contract";
import { formatCount, formatDate } from "@store/domain";
import { ButtonLink } from "@store/ui/button";
import { ProductPicture } from "@store/ui/product-picture";
import { Link, useSearchParams } from "react-router-dom";
import { useListQuery } from "../data/use-query.ts";
import { row as rowStyle } from "../edit/form.css.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { readPage } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";

type Row = ReplyOf<typeof wantedProducts>["data"][number];

const COLUMNS: readonly ListColumn<Row>[] = [
  {
    label: "Product",
    cell: ({ id, name, image }) => (
      <span className={rowStyle}>
        <ProductPicture src={image || undefined} alt="" width={48} height={48} kind="thumb" sizes="48px" />
        <Link to={`/dashboard/products/${id}`} className={styles.rowLink}>
          {name}
        </Link>
      </span>
    ),
  },
  { label: "Wait for it", isFigure: true, cell: ({ waiting }) => formatCount(waiting) },
  { label: "First asked", cell: ({ since }) => formatDate(since) },
  { label: "Stock", isFigure: true, cell: ({ stock }) => (stock === null ? "Not counted" : formatCount(stock)) },
];

function Wanted() {
  const [parameters] = useSearchParams();
  const page = readPage(parameters);
  return (
    <ListTable
      answer={useListQuery(wantedProducts, { query: { page } })}
      page={page}
      nouns={["wanted product", "wanted products"]}
      columns={COLUMNS}
      keyOf={({ id }) => id}
      empty={{
        title: "No wanted products found",
        message: "Nobody waits for a product any more.",
        start: "Shoppers can ask to hear when a product that is out of stock is back. Those products are listed here.",
      }}
    />
  );
}

/** Products that people wait for, those that most wait for first. */
export default function WantedPage() {
  return (
    <DashboardFrame title="Wanted products">
      <p className={styles.steps}>
        <ButtonLink href="/dashboard/products" variant="secondary">
          All products
        </ButtonLink>
      </p>
      <Wanted />
    </DashboardFrame>
  );
}
