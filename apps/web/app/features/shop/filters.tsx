import { changeFilter, PRODUCT_TAGS } from "@store/domain";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { startTransition, useOptimistic } from "react";
import { useNavigate } from "react-router-dom";
import { nextPaint } from "../../data/next-paint.ts";
import * as styles from "./shop.css.ts";
import { readShopQuery, type ShopQuery, shopAddress, shopParameters } from "./shop-query.ts";

const TAGS = Object.entries(PRODUCT_TAGS).map(([label, id]) => ({ value: String(id), label }));

const ORDERINGS = [
  { value: "base_price", label: "Price: low to high" },
  { value: "-base_price", label: "Price: high to low" },
];

/** The names under which the form sends its three choices. */
const CHOICES: readonly string[] = ["ordering", "tag", "foam", "page"];

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
  const choose = (name: "ordering" | "tag" | "foam") => (value: string) => {
    const chosen = readShopQuery(new URLSearchParams({ [name]: value }));
    const next = changeFilter(query, { [name]: chosen[name] });
    startTransition(async () => {
      show(next);
      // Leaving for the other list is long work, which a slow phone would do before it shows the choice.
      await nextPaint();
      await navigate(shopAddress(next), { preventScrollReset: true });
    });
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
        emptyLabel="Our choice"
        options={ORDERINGS}
        onValueChange={choose("ordering")}
      />
      <SelectField
        label="Tag"
        name="tag"
        value={query.tag?.toString() ?? ""}
        emptyLabel="All"
        options={TAGS}
        onValueChange={choose("tag")}
      />
      <SelectField
        label="Form"
        name="foam"
        value={query.foam?.toString() ?? ""}
        emptyLabel="All"
        options={foams.map(({ id, name }) => ({ value: String(id), label: name }))}
        onValueChange={choose("foam")}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </noscript>
    </form>
  );
}
