import type { ChosenRows } from "@store/ui/data-table";
import type { Refetch } from "../data/use-query.ts";
import { ChosenToolbar } from "../list/chosen-toolbar.tsx";
import { BulkActions } from "./bulk-actions.tsx";
import type { OrderRow } from "./bulk-steps.ts";
import { CourierFiles, OrderPapers } from "./order-papers.tsx";
import { OrderRunResult } from "./order-run.tsx";
import { useOrderRun } from "./use-order-run.ts";

export type ChosenOrders = ChosenRows<OrderRow>;

const chosenOf = (rows: readonly OrderRow[]): ChosenOrders => new Map(rows.map((row) => [String(row.id), row]));

interface OrderSelectionProps {
  readonly chosen: ChosenOrders;
  readonly onChosen: (chosen: ChosenOrders) => void;
  /** Those of the page that is shown. */
  readonly rows: readonly OrderRow[];
  /** Loads the list again. */
  readonly onChanged: Refetch;
}

/**
 * Moves the orders on that are chosen, on any page, and prints their papers. They stay chosen, for the next step; what was
 * refused says why.
 */
export function OrderSelection({ rows, chosen, onChosen, onChanged }: OrderSelectionProps) {
  const { run, start, forget } = useOrderRun((moved) => onChosen(new Map([...chosen, ...chosenOf(moved)])), onChanged);
  if (chosen.size === 0 && !run) return null;
  // What the page shows is newer than what was seen when it was chosen. In the order of their papers.
  const shown = new Map(rows.map((row) => [row.id, row]));
  const chosenRows = [...chosen.values()]
    .map((row) => shown.get(row.id) ?? row)
    .toSorted((one, other) => one.id - other.id);
  return (
    <>
      <ChosenToolbar nouns={["order", "orders"]} chosen={chosen} onChosen={onChosen}>
        <BulkActions rows={chosenRows} start={start} isRunning={run?.isOver === false} />
        <OrderPapers ids={chosenRows.map(({ id }) => id)} />
        <CourierFiles ids={chosenRows.map(({ id }) => id)} />
      </ChosenToolbar>
      {run ? (
        <OrderRunResult run={run} onChooseRefused={(refused) => onChosen(chosenOf(refused))} onClose={forget} />
      ) : null}
    </>
  );
}
