import { staffOrders } from "@store/api-client/contract";
import { createContext, useContext, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useQueryWith } from "../data/use-query.ts";
import { ring } from "./ring.ts";
import { useRememberedSwitch } from "./use-remembered-switch.ts";

const ORDERS = "/dashboard/orders";
const ASK_EVERY_MS = 10_000;

interface NewOrders {
  /** How many came since somebody looked at the list of orders. */
  readonly count: number;
  /** Whether new orders ring, and are counted. This browser remembers it. */
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

export const NewOrdersContext = createContext<NewOrders>({ count: 0, isOn: true, onSwitch: () => undefined });

export const useNewOrders = (): NewOrders => useContext(NewOrdersContext);

/**
 * Looks for orders that can be accepted and were not there before, on every page of the dashboard while its window is
 * visible: they ring once, and are counted until the list of orders is opened.
 * @param mayOrders whether the member of staff may see orders.
 */
export function useNewOrdersWatch(mayOrders: boolean): NewOrders {
  const { isOn, onSwitch } = useRememberedSwitch("new orders are silent");
  const { pathname } = useLocation();
  const query = { show: "accept", page: 1 } as const;
  const { reply } = useQueryWith({ isComplete: mayOrders && isOn, everyMs: ASK_EVERY_MS }, staffOrders, { query });
  const [seen, setSeen] = useState<number>();
  const newest = reply && Math.max(0, ...reply.data.map(({ id }) => id));
  const isLookedAt = seen === undefined || pathname === ORDERS;
  if (newest !== undefined && isLookedAt && (seen === undefined || newest > seen)) setSeen(newest);

  const heard = useRef<number>(undefined);
  useEffect(() => {
    if (newest === undefined) return;
    if (heard.current !== undefined && newest > heard.current) ring();
    heard.current = Math.max(newest, heard.current ?? 0);
  }, [newest]);

  return {
    count: reply?.data.filter(({ id }) => seen !== undefined && id > seen).length ?? 0,
    isOn,
    onSwitch,
  };
}
