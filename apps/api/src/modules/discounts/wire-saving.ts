import { formatRupees, multiplyMoney, type Paise, struckPrice, subtractMoney, toRupees } from "@store/domain";

interface ReducedLine {
  readonly price: Paise;
  readonly quantity: number;
  readonly usualPrice: Paise | null;
  readonly mrp: Paise | null;
  readonly discountName: string | null;
}

/** What a line of a cart or an order says of its discount: the price that is struck through, and what is saved by it. */
export function wireSaving({ price, quantity, usualPrice, mrp, discountName }: ReducedLine) {
  const struck = discountName === null ? undefined : struckPrice(price, { mrp, usualPrice });
  if (struck === undefined || discountName === null) return {};
  const saved = multiplyMoney(subtractMoney(struck, price), quantity);
  return { list_price: toRupees(struck), saving: `${discountName}: you save ${formatRupees(saved)}` };
}
