import { Button } from "@store/ui/button";
import { SelectField, type SelectOption } from "@store/ui/select-field";
import { TextField } from "@store/ui/text-field";
import { type FormEvent, type ReactNode, useState } from "react";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import * as styles from "./list.css.ts";

/** A filter of a list: one of some choices, a day, or words. */
export type ListFilter<Name extends string> = { readonly name: Name; readonly label: string } & (
  | {
      readonly kind: "choice";
      readonly options: readonly SelectOption[];
      /** What it is when nothing is chosen; "All" when left out. */
      readonly emptyLabel?: string;
    }
  | { readonly kind: "day" }
  | { readonly kind: "words"; readonly maxLength: number }
);

function FilterField({ filter, value }: { readonly filter: ListFilter<string>; readonly value: string | undefined }) {
  const { kind, name, label } = filter;
  if (kind === "choice") {
    const { options, emptyLabel = "All" } = filter;
    return <SelectField {...{ label, name, options, emptyLabel }} defaultValue={value} />;
  }
  const field = { label, name, isFilter: true, defaultValue: value };
  return kind === "day" ? <TextField {...field} type="date" /> : <TextField {...field} maxLength={filter.maxLength} />;
}

/** The filters below the search: open where one of them is used, and afterwards as the user leaves them. */
function MoreFilters({ label, isUsed, children }: Readonly<{ label: string; isUsed: boolean; children: ReactNode }>) {
  const [isOpen] = useState(isUsed);
  return (
    <details open={isOpen} className={styles.moreFilters}>
      <summary className={styles.more}>{label}</summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}

/** What the form asks for, field by field. Of a period that ends before it begins, the days change places. */
function readForm(form: HTMLFormElement, filters: readonly ListFilter<string>[]) {
  const asked = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string" && value) asked.set(name, value);
  const [from = "", to = ""] = filters.flatMap(({ kind, name }) => (kind === "day" ? [name] : []));
  const [first, last] = [asked.get(from), asked.get(to)];
  if (!first || !last || first <= last) return { asked, isReversed: false };
  asked.set(from, last);
  asked.set(to, first);
  return { asked, isReversed: true };
}

export interface ListFiltersProps<Name extends string> {
  /** What the form is about, such as "Which orders". */
  readonly label: string;
  /** The field of words, in the address as `search`. Left out where nothing is searched by words. */
  readonly search?: { readonly label: string; readonly maxLength: number };
  readonly filters?: readonly ListFilter<Name>[];
  /** What the address asks for now. */
  readonly query: { readonly [name in Name | "search"]?: string | undefined };
}

/**
 * Which rows of a list are shown. It is kept in the address, so that a list can be linked, gone back to and reloaded; a
 * change leads to the first page.
 */
export function ListFilters<Name extends string = never>(props: ListFiltersProps<Name>) {
  const { label, search, filters = [], query } = props;
  const [parameters, setParameters] = useSearchParams();
  const { pathname } = useLocation();
  const isFiltered = filters.some(({ name }) => query[name] !== undefined);

  // What the form asked for stands in it already: it keeps the focus. Any other address fills it again.
  const address = parameters.toString();
  const [asked, setAsked] = useState(address);
  const [filled, setFilled] = useState({ address, turn: 0 });
  if (filled.address !== address) {
    setFilled({ address, turn: address === asked ? filled.turn : filled.turn + 1 });
    setAsked(address);
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = readForm(event.currentTarget, filters);
    if (!next.isReversed) setAsked(next.asked.toString());
    setParameters(next.asked);
  };

  const fields = filters.map((filter) => {
    // A choice begins with what the address says once it has its options, which some pages load.
    const count = filter.kind === "choice" ? filter.options.length : 0;
    return <FilterField key={`${filter.name} ${count}`} filter={filter} value={query[filter.name]} />;
  });
  const show = <Button type="submit">Show</Button>;
  const showAll =
    isFiltered || query.search ? (
      <Link to={pathname} className={styles.showAll}>
        Show all
      </Link>
    ) : null;
  return (
    <form key={filled.turn} className={styles.filters} onSubmit={submit} aria-label={label}>
      {search ? (
        <div className={styles.search}>
          <TextField
            label={search.label}
            name="search"
            type="search"
            isFilter
            maxLength={search.maxLength}
            defaultValue={query.search}
          />
          {show}
        </div>
      ) : null}
      {fields.length > 0 ? (
        <MoreFilters label={search ? "More filters" : "Filters"} isUsed={isFiltered}>
          {fields}
          {search ? (
            <Button type="submit" variant="secondary">
              Filter
            </Button>
          ) : (
            show
          )}
        </MoreFilters>
      ) : null}
      {showAll}
    </form>
  );
}
