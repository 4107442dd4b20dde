import { PRODUCT_LIMITS } from "../catalogue/product-form.ts";
import { fromRupees, type Paise, toRupees } from "../money/money.ts";
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
const RUPEES = /^\d{1,8}(?:\.\d{1,2})?$/;
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,2})?$/;
const WITH_DECIMAL_COMMA = /^\d{1,8},\d{1,2}$/;

/** As people and spreadsheets write figures: "₹ 1,249.00", "1,00,000", and in other countries "299,50". */
function plain(cell: string): string {
  const figure = cell.replaceAll(/[₹\s]/g, "");
  if (GROUPED.test(figure)) return figure.replaceAll(",", "");
  return WITH_DECIMAL_COMMA.test(figure) ? figure.replace(",", ".") : figure;
}

/** Reads a line of a price list. An empty price or stock stays as it is. */
export function readPriceLine(cells: {
  readonly product: string;
  readonly price: string;
  readonly stock: string;
  readonly basedOn: string;
}): Outcome<PriceLine, PriceLineRefusal> {
  const product = cells.product.trim();
  const [price, stock] = [plain(cells.price), plain(cells.stock)];
  const based = BASED_ON.exec(cells.basedOn.trim());
  if (!WHOLE.test(product) || Number(product) === 0) return wrong("The product's number is missing.");
  if (!based) return wrong("The last column was changed. Please download the list again!");
  const [, priceThen = "", stockThen = ""] = based;
  const before = { price: fromRupees(Number(priceThen)), stock: WHOLE.test(stockThen) ? Number(stockThen) : null };
  if (price !== "" && !RUPEES.test(price)) return wrong("The price is no amount in rupees.");
  if (stock !== "" && !WHOLE.test(stock)) return wrong("The stock is no whole number.");
  const newPrice = price === "" ? before.price : fromRupees(Number(price));
  const newStock = stock === "" ? before.stock : Number(stock);
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

export const PRICE_LIST_CONFLICT = "Prices or stocks were changed meanwhile. Nothing was applied; please look again!";
export const PRICE_LIST_WRONG = "Some lines are wrong. Please correct them in the file, and upload it again!";
