import { type ReplyOf, staffSearch } from "@store/api-client/contract";
import { formatCount, formatDate, isSearch, SEARCH_MAXIMUM_LENGTH, STAFF_SEARCH_SIZE } from "@store/domain";
import { SOMETHING_WENT_WRONG } from "@store/react-client/failures";
import { CheckboxField } from "@store/ui/checkbox-field";
import { Dialog } from "@store/ui/dialog";
import { EmptyState } from "@store/ui/empty-state";
import { ErrorState } from "@store/ui/error-state";
import { ProductPicture } from "@store/ui/product-picture";
import { StatusBadge } from "@store/ui/status-badge";
import { TextField } from "@store/ui/text-field";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useQueryWith } from "../data/use-query.ts";
import { countOf } from "../parts/count-of.ts";
import { OrderState } from "../parts/order-state.tsx";
import * as styles from "./staff-search.css.ts";
import { useMay } from "./staff-session.ts";

/** Pause in typing after which is searched. */
const PAUSE_MS = 200;

const PICTURE_SIDE = 40;

type Found = ReplyOf<typeof staffSearch>["data"];

/** What is found for a text, once typing has paused, or at its `end`; what was found before stays until then. */
function useFound(text: string) {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(setPaused, PAUSE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  const q = paused.trim();
  const answer = useQueryWith({ isComplete: isSearch(q), isList: true }, staffSearch, { query: { q } });
  const isAsked = q === text.trim();
  return {
    end: () => setPaused(text),
    refetch: answer.refetch,
    found: answer.reply?.data,
    hasFailed: isAsked && answer.state === "failed",
    isCurrent: isAsked && answer.state === "loaded" && answer.isPrevious !== true,
  };
}

interface Row {
  readonly to: string;
  readonly name: string;
  readonly note: string;
  readonly before?: ReactNode;
  readonly behind?: ReactNode;
}

interface Group {
  /** One of it, and many. */
  readonly noun: readonly [one: string, many: string];
  readonly heading: string;
  readonly list: string;
  readonly rows: readonly Row[];
}

const parts = (...texts: readonly (string | undefined)[]): string => texts.filter(Boolean).join(" · ");

const orderRow = (row: NonNullable<Found["orders"]>[number]): Row => ({
  to: `/dashboard/orders/${row.id}`,
  name: row.order_id,
  note: parts(row.full_name, row.city, formatDate(row.order_date)),
  behind: <OrderState state={row.order_status} />,
});

const customerRow = ({ id, name, mobile, email }: NonNullable<Found["customers"]>[number]): Row => ({
  to: `/dashboard/customers/${id}`,
  name,
  note: parts(mobile, email),
});

const productRow =
  (list: string) =>
  ({ id, name, image, sku, stock, is_archived }: NonNullable<Found["products"]>[number]): Row => ({
    to: `${list}/${id}`,
    name,
    note: parts(`Number ${id}`, sku && `SKU ${sku}`, stock === null ? "Not counted" : `${formatCount(stock)} in stock`),
    before: (
      <ProductPicture
        key={image}
        src={image || undefined}
        alt=""
        width={PICTURE_SIDE}
        height={PICTURE_SIDE}
        kind="thumb"
        sizes={`${PICTURE_SIDE}px`}
      />
    ),
    behind: is_archived ? <StatusBadge tone="grey">Taken out</StatusBadge> : undefined,
  });

/** What was found of each kind that there is something of. Who may not change products is led to their stock. */
function groupsOf({ orders = [], customers = [], products = [] }: Found, mayProducts: boolean): readonly Group[] {
  const goods = mayProducts ? "/dashboard/products" : "/dashboard/stock";
  const groups: readonly Group[] = [
    { noun: ["order", "orders"], heading: "Orders", list: "/dashboard/orders", rows: orders.map(orderRow) },
    {
      ...{ noun: ["customer", "customers"], heading: "Customers", list: "/dashboard/customers" },
      rows: customers.map(customerRow),
    },
    { noun: ["product", "products"], heading: "Products", list: goods, rows: products.map(productRow(goods)) },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}

interface FoundGroupProps {
  readonly group: Group;
  readonly q: string;
}

/** The first of a kind, and the way to its list where there may be more. */
function FoundGroup({ group: { noun, heading, list, rows }, q }: FoundGroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className={styles.heading}>
        {heading}
      </h3>
      <ul className={styles.rows}>
        {rows.map(({ to, name, note, before, behind }) => (
          <li key={to}>
            <Link to={to} className={styles.row}>
              {before}
              <span className={styles.words}>
                <span className={styles.name}>{name}</span> <span className={styles.note}>{note}</span>
              </span>{" "}
              {behind}
            </Link>
          </li>
        ))}
        {rows.length === STAFF_SEARCH_SIZE ? (
          <li>
            <Link to={`${list}?search=${encodeURIComponent(q)}`} className={styles.all}>
              All {noun[1]} that match
            </Link>
          </li>
        ) : null}
      </ul>
    </section>
  );
}

/** The switch of the key /, which opens the search. */
interface Slash {
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** What can be searched, before anything is typed. */
function Hints({ slash }: { readonly slash: Slash }) {
  const [orders, customers, products] = [useMay("orders"), useMay("customers"), useMay("stock")];
  return (
    <div className={styles.hints}>
      {orders ? <p>Orders by number, name, mobile or PIN code.</p> : null}
      {customers ? <p>Customers by name, mobile or email.</p> : null}
      {products ? <p>Products by name, SKU, barcode or number.</p> : null}
      <CheckboxField label="The key / opens this search" checked={slash.isOn} onCheckedChange={slash.onSwitch} />
    </div>
  );
}

/** The links of results, in their order. */
const linksIn = (box: HTMLElement | null) => [...(box?.querySelectorAll<HTMLElement>("ul a[href]") ?? [])];

/** The arrow keys move between the field and the links below it, and round the ends; letters go on in the field. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const field = event.currentTarget.querySelector("input");
  const links = linksIn(event.currentTarget);
  const here = document.activeElement instanceof HTMLElement ? links.indexOf(document.activeElement) : -1;
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    event.preventDefault();
    const stops = [field, ...links];
    stops.at((here + 1 + (event.key === "ArrowDown" ? 1 : -1)) % stops.length)?.focus();
  } else if (here >= 0 && event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) field?.focus();
}

interface SearchProps {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly slash: Slash;
}

/** What is said to a screen reader when an answer has come. */
const announcementOf = (groups: readonly Group[]): string =>
  groups.map(({ noun, rows }) => countOf(rows.length, ...noun)).join(", ");

function Search({ text, onTextChange, slash }: SearchProps) {
  const box = useRef<HTMLDivElement>(null);
  const mayProducts = useMay("products");
  const { found, isCurrent, hasFailed, end, refetch } = useFound(text);
  const groups = found ? groupsOf(found, mayProducts) : [];

  // Enter may come before the answer, as a scanner sends it: what alone is found opens, of several the first is reached.
  const [isEntered, setIsEntered] = useState(false);
  useEffect(() => {
    if (!isEntered || !isCurrent) return;
    setIsEntered(false);
    const [first, second] = linksIn(box.current);
    if (second) first?.focus();
    else first?.click();
  }, [isEntered, isCurrent]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    end();
    setIsEntered(true);
  };

  function shown(): ReactNode {
    if (!isSearch(text)) return <Hints slash={slash} />;
    if (hasFailed) return <ErrorState title={SOMETHING_WENT_WRONG} onRetry={refetch} />;
    if (groups.length === 0 && isCurrent)
      return <EmptyState title="Nothing found" message="Try fewer words, or a number." />;
    if (groups.length === 0) return <p className={styles.quiet}>Searching …</p>;
    return (
      <div className={isCurrent ? styles.found : styles.outdated}>
        {groups.map((group) => (
          <FoundGroup key={group.heading} group={group} q={text.trim()} />
        ))}
      </div>
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the field and the links in it
    <div ref={box} className={styles.search} onKeyDown={moveFocus}>
      <form onSubmit={submit}>
        <TextField
          label="Search"
          isLabelHidden
          isFilter
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MAXIMUM_LENGTH}
          value={text}
          onChange={({ target }) => {
            onTextChange(target.value);
            setIsEntered(false);
          }}
        />
      </form>
      <p role="status" className={styles.announced}>
        {isSearch(text) && isCurrent ? announcementOf(groups) : null}
      </p>
      {shown()}
    </div>
  );
}

interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly slash: Slash;
}

/** Finds orders, customers and products, as far as the role may see them. It keeps its text for the next time. */
export default function SearchDialog({ isOpen, onOpenChange, slash }: SearchDialogProps) {
  const [text, setText] = useState("");
  const { key } = useLocation();
  const page = useRef(key);
  // Once the page has changed, not at the press: closing takes a step of the history back, which must not cross the way on.
  useEffect(() => {
    if (page.current === key) return;
    page.current = key;
    onOpenChange(false);
  }, [key, onOpenChange]);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Search" size="large">
      <Search text={text} onTextChange={setText} slash={slash} />
    </Dialog>
  );
}
