import type { ReplyOf, staffOrders } from "@store/api-client/contract";
import { CheckboxField } from "@store/ui/checkbox-field";
import { VisuallyHidden } from "@store/ui/visually-hidden";
import type { Refetch } from "../../../data/use-query.ts";
import * as styles from "../dashboard.css.ts";
import { AcceptOrders } from "./accept-orders.tsx";
import { OrderPapers } from "./order-papers.tsx";

type Row = ReplyOf<typeof staffOrders>["data"][number];
/** The orders of a page that are chosen. */
export type Chosen = ReadonlySet<number>;

interface SelectionProps {
  readonly chosen: Chosen;
  readonly onChosen: (chosen: Chosen) => void;
}

/** Chooses one order of the list. */
export const OrderCheckbox = ({ row, chosen, onChosen }: SelectionProps & { readonly row: Row }) => (
  <CheckboxField
    label={<VisuallyHidden>Choose {row.order_id}</VisuallyHidden>}
    checked={chosen.has(row.id)}
    onCheckedChange={(isChosen) =>
      onChosen(new Set(isChosen ? [...chosen, row.id] : [...chosen].filter((id) => id !== row.id)))
    }
  />
);

interface OrderSelectionProps extends SelectionProps {
  readonly rows: readonly Row[];
  /** Loads the list again. */
  readonly onChanged: Refetch;
}

/** Chooses all orders of the page; accepts those that are chosen, and prints their papers. */
export function OrderSelection({ rows, chosen, onChosen, onChanged }: OrderSelectionProps) {
  if (rows.length === 0) return null;
  const chosenRows = rows.filter(({ id }) => chosen.has(id));
  const ids = chosenRows.map(({ id }) => id);
  return (
    <section aria-label="Chosen orders" className={styles.selection}>
      <CheckboxField
        label={ids.length === 0 ? "Select all on this page" : `${ids.length} chosen`}
        checked={ids.length === rows.length}
        onCheckedChange={(isChosen) => onChosen(new Set(isChosen ? rows.map(({ id }) => id) : []))}
      />
      {ids.length > 0 ? (
        <>
          <AcceptOrders rows={chosenRows} onChanged={onChanged} />
          <OrderPapers ids={ids} />
        </>
      ) : null}
    </section>
  );
}
