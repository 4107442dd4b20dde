import { changeFilter, PRODUCT_TAGS } from "@store/domain";
import { nextPaint } from "@store/react-client/next-paint";
import { Button, ButtonLink } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import { startTransition, useOptimistic, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import * as styles from "./shop.css.ts";
import { isFiltered, readShopQuery, type ShopQuery, shopAddress, shopParameters } from "./shop-query.ts";

const TAGS = Object.entries(PRODUCT_TAGS).map(([label, id]) => ({ value: String(id), label }));

const ORDERINGS = [
  { value: "base_price", label: "Price: low to high" },
  { value: "-base_price", label: "Price: high to low" },
];

/** The names under which the form sends its three choices. */
const CHOICES: readonly string[] = ["ordering", "tag", "foam", "page"];

const CLEARED = "All filters are removed.";

interface FiltersProps {
  readonly query: ShopQuery;
  readonly foams: readonly { readonly id: number; readonly name: string }[];
}

/**
 * The filters live in the URL. They are a form, so that they also work before any script has run: its button submits
 * it then, and each change later.
 */
export function Filters({ query: current, foams }: FiltersProps) {
  const navigate = useNavigate();
  const [query, show] = useOptimistic(current);
  const firstFilter = useRef<HTMLSelectElement>(null);
  const [isCleared, setIsCleared] = useState(false);
  const isNarrowed = isFiltered(query);
  const withoutFilters = changeFilter(query, { tag: undefined, foam: undefined });

  const goTo = (next: ShopQuery) =>
    startTransition(async () => {
      show(next);
      // Leaving for the other list is long work, which a slow phone would do before it shows the choice.
      await nextPaint();
      await navigate(shopAddress(next), { preventScrollReset: true });
    });
  const choose = (name: "ordering" | "tag" | "foam") => (value: string) => {
    const chosen = readShopQuery(new URLSearchParams({ [name]: value }));
    setIsCleared(false);
    goTo(changeFilter(query, { [name]: chosen[name] }));
  };

  return (
    <form className={styles.filters} action="/shop" method="get">
      {shopParameters(query).map(([name, value]) =>
        CHOICES.includes(name) ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SelectField
        label="Sort by"
        name="ordering"
        value={query.ordering ?? ""}
        emptyLabel="Recommended"
        options={ORDERINGS}
        onValueChange={choose("ordering")}
      />
      <SelectField
        label="Collection"
        name="tag"
        ref={firstFilter}
        value={query.tag?.toString() ?? ""}
        emptyLabel="All"
        options={TAGS}
        onValueChange={choose("tag")}
      />
      <SelectField
        label="Type"
        name="foam"
        value={query.foam?.toString() ?? ""}
        emptyLabel="All"
        options={foams.map(({ id, name }) => ({ value: String(id), label: name }))}
        onValueChange={choose("foam")}
      />
      {isNarrowed ? (
        <div className={styles.clear}>
          <ButtonLink
            variant="quiet"
            size="small"
            href={shopAddress(withoutFilters)}
            onClick={(event) => {
              event.preventDefault();
              // The link goes away with the filters.
              firstFilter.current?.focus();
              setIsCleared(true);
              goTo(withoutFilters);
            }}
          >
            Clear all <VisuallyHidden>filters</VisuallyHidden>
          </ButtonLink>
        </div>
      ) : null}
      {isNarrowed || isCleared ? (
        <VisuallyHidden>
          <span role="status">{isCleared ? CLEARED : null}</span>
        </VisuallyHidden>
      ) : null}
      <noscript>
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </noscript>
    </form>
  );
}
