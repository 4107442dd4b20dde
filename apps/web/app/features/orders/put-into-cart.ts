import { addToCart } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";
import { refreshCartCounters } from "@store/react-client/counters";
import { refusalMessage } from "@store/react-client/failures";
import { showAdded } from "../../commerce/use-add-to-cart.ts";
import type { OrderLine } from "./order-data.ts";

export interface BoughtAgain {
  /** How many products went into the cart. */
  readonly added: number;
  /** What could not be had, and why. */
  readonly notAdded: readonly { readonly name: string; readonly reason: string }[];
}

const NOT_SOLD = "It is not sold any more.";

/** The pieces of each product, which may stand in several lines. */
function piecesOf(lines: readonly OrderLine[]) {
  const pieces = new Map<number | string, { readonly pid: number | undefined; name: string; quantity: number }>();
  for (const { product_id: pid, product_name: name, quantity } of lines) {
    const before = pieces.get(pid ?? name)?.quantity ?? 0;
    pieces.set(pid ?? name, { pid, name, quantity: before + quantity });
  }
  return pieces.values();
}

/** Puts what an order holds into the cart, one product after the other. */
export async function putIntoCart(lines: readonly OrderLine[]): Promise<BoughtAgain> {
  const notAdded: { name: string; reason: string }[] = [];
  let added = 0;
  let isCertain = true;
  for (const { pid, name, quantity } of piecesOf(lines)) {
    const answer = pid === undefined ? undefined : await call(addToCart, { body: { pid, quantity } });
    if (answer?.ok) {
      added += 1;
      showAdded(answer.reply);
      continue;
    }
    notAdded.push({ name, reason: answer ? refusalMessage(answer.failure) : NOT_SOLD });
    if (answer?.failure.kind !== "refused") isCertain &&= answer === undefined;
  }
  // A call without an answer may still have filled the cart: the header then shows it.
  if (!isCertain) void refreshCartCounters();
  return { added, notAdded };
}
