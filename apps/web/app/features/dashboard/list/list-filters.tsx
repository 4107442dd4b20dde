import { Button } from "@store/ui/button";
import { SelectField, type SelectOption } from "@store/ui/select-field";
import { TextField } from "@store/ui/text-field";
import type { FormEvent } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { Link } from "../../../navigation/links.tsx";
import * as styles from "./staff-list.css.ts";

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
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === "string" && value !== "" ? [[name, value]] : [],
    );
    setParameters(Object.fromEntries(entries));
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
    <form key={parameters.toString()} className={styles.filters} onSubmit={submit} aria-label={label}>
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
        <details open={isFiltered}>
          <summary className={styles.more}>{search ? "More filters" : "Filters"}</summary>
          <div className={styles.fields}>
            {fields}
            {search ? null : show}
          </div>
        </details>
      ) : null}
      {showAll}
    </form>
  );
}
