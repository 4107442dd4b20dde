import { changeFilter } from "@store/domain";
import { nextPaint } from "@store/react-client/next-paint";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { startTransition, useOptimistic } from "react";
import { useNavigate } from "react-router-dom";
import * as styles from "./filters.css.ts";
import { readShopQuery, type ShopQuery, shopAddress, shopParameters } from "./shop-query.ts";

const ORDERINGS = [
  { value: "-created_at", label: "Newest" },
  { value: "base_price", label: "Price: low to high" },
  { value: "-base_price", label: "Price: high to low" },
  { value: "-average_rating", label: "Best rated" },
];

/** The order lives in the URL. It is a form, whose button submits it where no script runs; each change does, later. */
export function SortOrder({ query: current }: { readonly query: ShopQuery }) {
  const navigate = useNavigate();
  const [query, show] = useOptimistic(current);

  const sortBy = (value: string) =>
    startTransition(async () => {
      const { ordering } = readShopQuery(new URLSearchParams({ ordering: value }));
      const next = changeFilter(query, { ordering });
      show(next);
      // Leaving for the other list is long work, which a slow phone would do before it shows the choice.
      await nextPaint();
      await navigate(shopAddress(next), { preventScrollReset: true });
    });

  return (
    <form className={styles.sort} action="/shop" method="get">
      {shopParameters(query).map(([name, value]) =>
        name === "ordering" || name === "page" ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SelectField
        label="Sort by"
        name="ordering"
        value={query.ordering ?? ""}
        emptyLabel={query.search ? "Relevance" : "Recommended"}
        options={ORDERINGS}
        onValueChange={sortBy}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          Apply
        </Button>
      </noscript>
    </form>
  );
}
