import { productChoices, type ReplyOf, staffProducts } from "@store/api-client/contract";
import { categoryLabel, formatRupees, NO_PRODUCTS_FOUND, PRICE_ON_REQUEST } from "@store/domain";
import { Button, ButtonLink } from "@store/ui/button";
import type { ChosenRows } from "@store/ui/data-table";
import { ProductPicture } from "@store/ui/product-picture";
import { StatusBadge } from "@store/ui/status-badge";
import { useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useListQuery, useQuery } from "../data/use-query.ts";
import { row as rowStyle } from "../edit/form.css.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { ChosenToolbar } from "../list/chosen-toolbar.tsx";
import { ListFilters } from "../list/list-filters.tsx";
import { readChoice, readId, readPage, readWords } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { countOf } from "../parts/count-of.ts";
import { BulkEditDialog, type BulkTarget } from "./bulk-edit-dialog.tsx";

const SEARCH_MAXIMUM_LENGTH = 100;

const VISIBILITIES = [
  { value: "shown", label: "In the shop" },
  { value: "hidden", label: "In a hidden category" },
  { value: "archived", label: "Taken out" },
] as const;

const STOCKS = [
  { value: "in", label: "In stock" },
  { value: "out", label: "None left" },
  { value: "uncounted", label: "Not counted" },
] as const;

const PRICES = [{ value: "none", label: "Without a price" }] as const;
const SORTS = [{ value: "name", label: "By name" }] as const;

/** Which products the address asks for. */
const readFilters = (parameters: URLSearchParams) => ({
  search: readWords(parameters.get("search"), SEARCH_MAXIMUM_LENGTH),
  category: readId(parameters.get("category")),
  brand: readId(parameters.get("brand")),
  visibility: readChoice(VISIBILITIES, parameters.get("visibility")),
  stock: readChoice(STOCKS, parameters.get("stock")),
  price: readChoice(PRICES, parameters.get("price")),
});

const NOUNS = ["product", "products"] as const;

type Row = ReplyOf<typeof staffProducts>["data"][number];

const stockOf = ({ stock }: Row) => (stock === null ? "Not counted" : stock === 0 ? "None left" : stock);

const Visibility = ({ visibility }: Pick<Row, "visibility">) => (
  <StatusBadge tone={visibility === "shown" ? "green" : "grey"}>
    {VISIBILITIES.find(({ value }) => value === visibility)?.label ?? visibility}
  </StatusBadge>
);

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
  { label: "Category", cell: ({ category }) => category },
  { label: "State", cell: (row) => <Visibility visibility={row.visibility} /> },
  { label: "Stock", isFigure: true, cell: stockOf },
  { label: "Price", isFigure: true, cell: ({ price }) => (price > 0 ? formatRupees(price) : PRICE_ON_REQUEST) },
];

function Products() {
  const [parameters] = useSearchParams();
  const filters = readFilters(parameters);
  const { category, brand } = filters;
  const query = { ...filters, sort: readChoice(SORTS, parameters.get("sort")), page: readPage(parameters) };
  const answer = useListQuery(staffProducts, { query });
  const [chosen, setChosen] = useState<ChosenRows<Row>>(new Map());
  const [target, setTarget] = useState<BulkTarget>();
  const choices = useQuery(productChoices);
  const { categories = [], brands = [] } = choices.reply?.data ?? {};
  const options = (all: readonly { readonly id: number; readonly name: string }[]) =>
    all.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <>
      <ListFilters
        label="Which products"
        search={{ label: "Name or number", maxLength: SEARCH_MAXIMUM_LENGTH }}
        filters={[
          {
            kind: "choice",
            name: "category",
            label: "Category",
            options: categories.map((one) => ({ value: String(one.id), label: categoryLabel(one) })),
          },
          { kind: "choice", name: "brand", label: "Brand", options: options(brands) },
          { kind: "choice", name: "visibility", label: "State", options: VISIBILITIES },
          { kind: "choice", name: "stock", label: "Stock", options: STOCKS },
          { kind: "choice", name: "price", label: "Price", emptyLabel: "Any", options: PRICES },
          { kind: "choice", name: "sort", label: "Order", emptyLabel: "Newest first", options: SORTS },
        ]}
        query={{ ...query, category: category?.toString(), brand: brand?.toString() }}
      />
      <ChosenToolbar nouns={NOUNS} chosen={chosen} onChosen={setChosen}>
        <Button size="small" onClick={() => setTarget({ ids: [...chosen.values()].map(({ id }) => id) })}>
          Change {countOf(chosen.size, "product")}
        </Button>
      </ChosenToolbar>
      {target && choices.reply ? (
        <BulkEditDialog
          target={target}
          choices={choices.reply.data}
          onChanged={answer.refetch}
          onClose={() => setTarget(undefined)}
        />
      ) : null}
      <ListTable
        answer={answer}
        page={query.page}
        nouns={NOUNS}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        choice={{ nameOf: ({ name }) => name, chosen, onChosen: setChosen }}
        actions={
          <Button size="small" variant="secondary" onClick={() => setTarget({ filters })}>
            Change all that are listed
          </Button>
        }
        empty={{ title: NO_PRODUCTS_FOUND, message: "Try fewer words, or other filters." }}
      />
    </>
  );
}

/** The shop's products, and the way to each and to a new one. */
export default function ProductsPage() {
  return (
    <DashboardFrame title="Products">
      <div className={styles.steps}>
        <p className={styles.buttons}>
          <ButtonLink href="/dashboard/products/new">Add a product</ButtonLink>
          <ButtonLink href="/dashboard/products/import" variant="secondary">
            Import or export
          </ButtonLink>
          <ButtonLink href="/dashboard/products/wanted" variant="secondary">
            Wanted products
          </ButtonLink>
        </p>
      </div>
      <Products />
    </DashboardFrame>
  );
}
