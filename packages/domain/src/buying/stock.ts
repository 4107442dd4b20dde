import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";
import type { Policy } from "../policy.ts";

/** Pieces in stock; null or undefined when the backend sends no number. */
export type Stock = number | null | undefined;

/** A product with 0 or no stock given is out of stock: it cannot be added or subscribed to (C10). */
export const isOutOfStock = (stock: Stock): boolean => !((stock ?? 0) > 0);

/** A cart line whose stock is missing is still sold, up to the stepper's maximum; one with 0 is not (C10). */
export const isLineOutOfStock = (stock: Stock): boolean => stock != null && isOutOfStock(stock);

export const STOCK_STATES = ["empty", "low", "enough"] as const;
export type StockState = (typeof STOCK_STATES)[number];

/** What the staff has to know of a product's stock; one that was never counted is empty, as it cannot be sold. */
export const stockStateOf = (stock: Stock, { lowStock }: Policy): StockState => {
  if (isOutOfStock(stock)) return "empty";
  return (stock ?? 0) <= lowStock ? "low" : "enough";
};

export const OUT_OF_STOCK = "OUT OF STOCK";

/** [R92] */
export const outOfStockMessage = (names: readonly string[]): string =>
  `Cannot proceed to checkout, ${names.join(", ")} is out of stock.`;

/** Refuses a checkout that holds lines out of stock, naming them. */
export function checkCartStock(
  lines: readonly { readonly name: string; readonly stock: Stock }[],
): Outcome<undefined, Refusal<"out-of-stock">> {
  const names = lines.filter(({ stock }) => isLineOutOfStock(stock)).map(({ name }) => name);
  if (names.length === 0) return accept(undefined);
  return refuse({ code: "out-of-stock", params: { names }, message: outOfStockMessage(names) });
}
