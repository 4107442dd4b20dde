import { Button } from "@store/ui/button";
import type { ChosenRows } from "@store/ui/data-table";
import { Toolbar } from "@store/ui/toolbar";
import type { Refetch } from "../data/use-query.ts";
import { countOf } from "../parts/count-of.ts";
import { BulkActions } from "./bulk-actions.tsx";
import type { OrderRow } from "./bulk-steps.ts";
import { OrderPapers } from "./order-papers.tsx";
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
      {chosen.size > 0 ? (
        <Toolbar label="Chosen orders" isSticky>
          <p role="status">{countOf(chosen.size, "order")} chosen</p>
          <BulkActions rows={chosenRows} start={start} isRunning={run?.isOver === false} />
          <OrderPapers ids={chosenRows.map(({ id }) => id)} />
          <Button variant="quiet" size="small" onClick={() => onChosen(new Map())}>
            Clear the choice
          </Button>
        </Toolbar>
      ) : null}
      {run ? (
        <OrderRunResult run={run} onChooseRefused={(refused) => onChosen(chosenOf(refused))} onClose={forget} />
      ) : null}
    </>
  );
}
