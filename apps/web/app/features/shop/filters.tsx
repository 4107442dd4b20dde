import { SelectField } from "@store/ui/select-field";
import { useNavigate } from "react-router-dom";
import * as styles from "./shop.css.ts";
import { type ShopQuery, shopAddress, withFilter } from "./shop-query.ts";

/** Document 1, section 3. */
const TAGS = [
  { value: "1", label: "Best Seller" },
  { value: "2", label: "New Products" },
  { value: "3", label: "Sugar Free" },
];

const SORTS = [
  { value: "price", label: "Price: low to high" },
  { value: "-price", label: "Price: high to low" },
];

type Filter = "sort" | "tag" | "foam";

/**
 * The filters live in the address bar. They are a form, so that they also work before any script has run: it is sent
 * by its button then, and by each choice later.
 */
export function Filters({
  query,
  foams,
}: {
  readonly query: ShopQuery;
  readonly foams: readonly { readonly id: number; readonly name: string }[];
}) {
  const navigate = useNavigate();
  const choose = (filter: Filter) => (value: string) =>
    navigate(shopAddress(withFilter(query, { [filter]: value || undefined })), { preventScrollReset: true });
  const fixed = [
    ["category", query.category],
    ["category_name", query.categoryName],
    ["search", query.search],
    ["brand", query.brand],
    ["brand_name", query.brandName],
  ] as const;

  return (
    <form className={styles.filters} action="/shop" method="get">
      {fixed.map(([name, value]) => (value ? <input key={name} type="hidden" name={name} value={value} /> : null))}
      <SelectField
        label="Sort by"
        name="sort"
        value={query.sort ?? ""}
        emptyLabel="Our choice"
        options={SORTS}
        onValueChange={choose("sort")}
      />
      <SelectField
        label="Tag"
        name="tag"
        value={query.tag ?? ""}
        emptyLabel="All"
        options={TAGS}
        onValueChange={choose("tag")}
      />
      <SelectField
        label="Form"
        name="foam"
        value={query.foam ?? ""}
        emptyLabel="All"
        options={foams.map(({ id, name }) => ({ value: String(id), label: name }))}
        onValueChange={choose("foam")}
      />
      <noscript>
        <button type="submit">Apply</button>
      </noscript>
    </form>
  );
}
