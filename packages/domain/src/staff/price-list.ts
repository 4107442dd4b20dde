import { PRODUCT_LIMITS } from "../catalogue/product-form.ts";
import { typedNumber } from "../forms/optional-number.ts";
import { fromRupees, type Paise, toRupees } from "../money/money.ts";
import { readTypedAmount } from "../money/typed-amount.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

/** The columns of a price list that are read again; those between them are for the eye. */
export const PRICE_LIST_COLUMNS = {
  product: "Product",
  name: "Name",
  category: "Category",
  price: "Price",
  stock: "Stock",
  basedOn: "Based on (please leave)",
} as const;

export const PRICE_LIST_LINES_MAXIMUM = 100_000;
/** In bytes. */
export const PRICE_LIST_SIZE_MAXIMUM = 16 * 1024 * 1024;

/** Price and stock of a product at one moment; null stock: not counted. */
export interface PriceAndStock {
  readonly price: Paise;
  readonly stock: number | null;
}

export interface PriceLine {
  readonly productId: number;
  readonly before: PriceAndStock;
  /** Undefined where it stays. */
  readonly price: Paise | undefined;
  readonly stock: number | undefined;
}

type PriceLineRefusal = Refusal<"price-line">;
const wrong = (message: string) => refuse({ code: "price-line" as const, message });

const BASED_ON = /^(\d+(?:\.\d{1,2})?) \| (\d+|not counted)$/;

/** What a line was downloaded with: what is changed is compared with it, and with what the shop has by then. */
export const basedOnCell = ({ price, stock }: PriceAndStock): string =>
  `${toRupees(price)} | ${stock ?? "not counted"}`;

const WHOLE = /^\d{1,9}$/;
/** Spreadsheets write figures as their country does: "₹ 1,249.00", "1,00,000", and elsewhere "299,50". */
const OF_A_SPREADSHEET = { decimalComma: true } as const;

/** Reads a line of a price list. An empty price or stock stays as it is. */
export function readPriceLine(cells: {
  readonly product: string;
  readonly price: string;
  readonly stock: string;
  readonly basedOn: string;
}): Outcome<PriceLine, PriceLineRefusal> {
  const product = cells.product.trim();
  const price = readTypedAmount(cells.price, OF_A_SPREADSHEET);
  const stock = typedNumber(cells.stock, OF_A_SPREADSHEET);
  const based = BASED_ON.exec(cells.basedOn.trim());
  if (!WHOLE.test(product) || Number(product) === 0) return wrong("The product's number is missing.");
  if (!based) return wrong("The last column was changed. Please download the list again!");
  const [, priceThen = "", stockThen = ""] = based;
  const before = { price: fromRupees(Number(priceThen)), stock: WHOLE.test(stockThen) ? Number(stockThen) : null };
  if (!price.ok || (price.value ?? 0) < 0) return wrong("The price is no amount in rupees.");
  if (stock !== undefined && !(Number.isInteger(stock) && stock >= 0)) return wrong("The stock is no whole number.");
  const newPrice = price.value ?? before.price;
  const newStock = stock ?? before.stock;
  const [isPriceNew, isStockNew] = [newPrice !== before.price, newStock !== before.stock];
  if (isPriceNew && newPrice === 0) return wrong("The price is zero.");
  if (toRupees(newPrice) > PRODUCT_LIMITS.price) return wrong("The price is too high.");
  if ((newStock ?? 0) > PRODUCT_LIMITS.stock) return wrong("The stock is more than a shop has.");
  return accept({
    productId: Number(product),
    before,
    price: isPriceNew ? newPrice : undefined,
    stock: isStockNew ? (newStock ?? undefined) : undefined,
  });
}

export const PRICE_LIST_CONFLICT =
  "Prices or stocks have changed since you downloaded the list. Nothing was applied. Please compare again!";
export const PRICE_LIST_WRONG = "Some lines are wrong. Please correct them in the file, and upload it again!";
