import { type ReturnState, returnablePieces } from "@store/domain";

/** A line of an order as its return names it. */
export interface OrderedLine {
  readonly id: number;
  readonly product_name: string;
  readonly quantity: number;
}

/** An order, as far as goods of it can be returned. */
export interface ReturnableOrder {
  readonly id: number;
  readonly product_info: readonly OrderedLine[];
  readonly returns?:
    | readonly {
        readonly state: ReturnState;
        readonly lines: readonly {
          readonly id: number;
          readonly quantity: number;
          readonly received: number;
          readonly restocked: number;
        }[];
      }[]
    | undefined;
}

/** A line of which something can still be returned, and how much. */
export interface ReturnableLine {
  readonly line: OrderedLine;
  readonly left: number;
}

/** What of an order can still be returned. */
export function returnableLines({ product_info, returns = [] }: ReturnableOrder): readonly ReturnableLine[] {
  const asked = returns.map(({ state, lines }) => ({
    state,
    lines: lines.map(({ id, quantity, received, restocked }) => ({
      ...{ id, quantity, restocked },
      writtenOff: received - restocked,
    })),
  }));
  return product_info.map((line) => ({ line, left: returnablePieces(line, asked) })).filter(({ left }) => left > 0);
}
