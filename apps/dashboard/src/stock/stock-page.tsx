import { staffStock } from "@store/api-client/contract";
import { formatCount, isCodeOf, NO_PRODUCTS_FOUND } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { SelectField } from "@store/ui/select-field";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import * as styles from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { readChoice, readPage, readWords } from "../list/list-query.ts";
import { type ListColumn, ListTable } from "../list/list-table.tsx";
import { FindProduct } from "./find-product.tsx";
import { what } from "./stock-sheet.css.ts";
import { focusPieces, type StockProduct, type StockReply, StockSheet } from "./stock-sheet.tsx";

const SEARCH_MAXIMUM_LENGTH = 100;
const STATES = [
  { value: "low", label: "Few left" },
  { value: "empty", label: "None left" },
  { value: "uncounted", label: "Not counted" },
] as const;

const COLUMNS: readonly ListColumn<StockProduct>[] = [
  {
    label: "Product",
    line: "rest",
    cell: ({ id, name }) => (
      <Link to={`/dashboard/stock/${id}`} className={styles.rowLink}>
        {name}
      </Link>
    ),
  },
  { label: "Number", isFigure: true, onPhone: "none", cell: ({ id }) => id },
  { label: "SKU", line: "short", onPhone: "bottom", cell: ({ sku }) => sku },
  {
    label: "In stock",
    isFigure: true,
    onPhone: "top",
    cell: ({ stock }) => (stock === null ? "Not counted" : formatCount(stock)),
  },
];

const isIn = (products: readonly { readonly id: number }[], { id }: StockProduct): boolean =>
  products.some((product) => product.id === id);

/** What stays on the sheet after a change: what was refused, with the stock that it has now. */
const keptAfter = (kept: readonly StockProduct[], { refused }: StockReply): readonly StockProduct[] =>
  kept.flatMap((product) => {
    const refusal = refused.find(({ id }) => id === product.id);
    return refusal ? [{ ...product, stock: refusal.stock }] : [];
  });

function Stock() {
  const [parameters, setParameters] = useSearchParams();
  const query = {
    state: readChoice(STATES, parameters.get("state")),
    search: readWords(parameters.get("search"), SEARCH_MAXIMUM_LENGTH),
    page: readPage(parameters),
  };
  const answer = useQuery(staffStock, { query });
  /** Found or typed at: they stay, whichever products the page lists. */
  const [kept, setKept] = useState<readonly StockProduct[]>([]);
  const [problem, setProblem] = useState<string>();
  const findField = useRef<HTMLInputElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  // Once for what is listed and kept: the table compares replies by identity.
  const { products, shown } = useMemo(() => {
    const listed = answer.reply?.data ?? [];
    const all = [...kept.filter((product) => !isIn(listed, product)), ...listed];
    return { products: all, shown: answer.reply && { ...answer.reply, data: all } };
  }, [answer.reply, kept]);
  const keep = (product: StockProduct) => setKept((before) => (isIn(before, product) ? before : [product, ...before]));

  const [found, setFound] = useState<{ readonly id: number }>();
  useEffect(() => {
    if (found) focusPieces(sheet.current, found.id);
  }, [found]);
  const goTo = (product: StockProduct) => {
    keep(product);
    setFound({ id: product.id });
  };

  /** Shows the products of an address; without a page, the first. */
  const show = (change: { readonly state?: string; readonly search?: string }) => {
    const next = Object.entries({ state: query.state, search: query.search, ...change });
    setParameters(Object.fromEntries(next.flatMap(([name, value]) => (value ? [[name, value]] : []))));
  };
  const find = async (text: string) => {
    setProblem(undefined);
    // Two products may have one barcode: then one chooses.
    const onlyOf = (all: readonly StockProduct[]) => (all.length === 1 ? all[0] : undefined);
    const here = onlyOf(products.filter((product) => isCodeOf(text, product)));
    if (here) return goTo(here);
    if (text === "") return show({ search: "" });
    const reply = await call(staffStock, { query: { search: text } });
    if (!reply.ok) return setProblem(refusalMessage(reply.failure));
    const { data } = reply.reply;
    const only = onlyOf(data) ?? onlyOf(data.filter((product) => isCodeOf(text, product)));
    if (only) return goTo(only);
    if (data.length > 0) return show({ state: "", search: text });
    setProblem(`No product has the code, number or name “${text}”.`);
    findField.current?.focus();
  };

  const { state, search } = query;
  return (
    <>
      <div className={what}>
        <FindProduct field={findField} maxLength={SEARCH_MAXIMUM_LENGTH} problem={problem} onFind={find} />
        <SelectField
          label="Stock"
          value={state ?? ""}
          emptyLabel="All"
          options={STATES}
          onValueChange={(value) => show({ state: value })}
        />
      </div>
      {search ? (
        <p className={styles.facts}>
          Found by “{search}” <Link to="/dashboard/stock">Show all</Link>
        </p>
      ) : null}
      <div ref={sheet}>
        <StockSheet
          products={products}
          onChanged={async (reply) => {
            setKept((before) => keptAfter(before, reply));
            await answer.refetch();
          }}
          onType={keep}
          onScan={find}
          onEnter={({ id }) => {
            if (id !== found?.id) return false;
            setFound(undefined);
            findField.current?.focus();
            return true;
          }}
        >
          {(pieces) => (
            <ListTable
              answer={shown ? { state: "loaded", reply: shown, refetch: answer.refetch } : answer}
              page={query.page}
              nouns={["product", "products"]}
              columns={[...COLUMNS, { label: "Pieces", cell: pieces }]}
              keyOf={({ id }) => id}
              empty={{ title: NO_PRODUCTS_FOUND, message: "Try fewer words, or another stock." }}
            />
          )}
        </StockSheet>
      </div>
    </>
  );
}

/** What is in stock, the emptiest first, to take in and to count. */
export default function StockPage() {
  return (
    <DashboardFrame title="Stock">
      <p className={styles.steps}>
        <Link to="/dashboard/stock/batches?state=left">Batches and best-before days</Link>
      </p>
      <Stock />
    </DashboardFrame>
  );
}
