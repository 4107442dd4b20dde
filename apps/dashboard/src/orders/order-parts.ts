import { PAPERS_AT_ONCE } from "@store/api-client/contract";

/** Of many orders, as many as are printed at once, and which of them these are: " 1–50". */
export interface OrderPart {
  readonly orders: readonly number[];
  readonly range: string;
}

/** Divides many orders into such parts. */
export function partsOf(ids: readonly number[]): readonly OrderPart[] {
  const parts: OrderPart[] = [];
  for (let start = 0; start < ids.length; start += PAPERS_AT_ONCE) {
    const orders = ids.slice(start, start + PAPERS_AT_ONCE);
    parts.push({ orders, range: ids.length > PAPERS_AT_ONCE ? ` ${start + 1}–${start + orders.length}` : "" });
  }
  return parts;
}
