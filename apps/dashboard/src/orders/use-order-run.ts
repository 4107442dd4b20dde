import type { Answer } from "@store/api-client";
import { refusalMessage } from "@store/react-client/failures";
import { useRef, useState } from "react";
import type { Refetch } from "../data/use-query.ts";
import { type BulkStep, DONE, type OrderRow } from "./bulk-steps.ts";

interface RunLine {
  readonly row: OrderRow;
  /** Why it was refused. */
  readonly problem: string | undefined;
}

/** A step that many orders take, one after the other. */
export interface OrderRun {
  /** What an order is when the step is done. */
  readonly done: string;
  readonly total: number;
  /** Of the orders so far. */
  readonly lines: readonly RunLine[];
  readonly isOver: boolean;
}

type SendOrder = (row: OrderRow) => Promise<Answer<{ readonly data: { readonly order_status: string } }>>;

/**
 * Takes many orders a step on. Each is a call of its own, which the server checks as it checks a single one: what one is
 * refused holds back none of the others.
 * @param onMoved is given the orders that took the step, as they are by now.
 * @param onChanged loads the list again.
 */
export function useOrderRun(onMoved: (rows: readonly OrderRow[]) => void, onChanged: Refetch) {
  const [run, setRun] = useState<OrderRun>();
  const isRunning = useRef(false);
  const start = async (step: BulkStep, rows: readonly OrderRow[], send: SendOrder): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    const [done, total] = [DONE[step], rows.length];
    const lines: RunLine[] = [];
    const moved: OrderRow[] = [];
    const show = (isOver: boolean) => setRun({ done, total, lines: [...lines], isOver });
    show(false);
    for (const row of rows) {
      const answer = await send(row);
      if (answer.ok) moved.push({ ...row, order_status: answer.reply.data.order_status });
      lines.push({ row, problem: answer.ok ? undefined : refusalMessage(answer.failure) });
      show(false);
    }
    onMoved(moved);
    await onChanged();
    show(true);
    isRunning.current = false;
  };
  return { run, start, forget: () => setRun(undefined) };
}
