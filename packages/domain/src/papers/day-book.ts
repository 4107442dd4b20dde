import { addMoney, COIN_VALUE, multiplyMoney, type Paise, subtractMoney, ZERO_PAISE } from "../money/money.ts";
import { paperSums, type TaxedPart, type TaxPaper, taxedParts } from "./tax-paper.ts";

/** The kinds of vouchers that accountants' programs know. */
export const DAY_BOOK_KINDS = {
  sales: "Sales",
  creditNote: "Credit Note",
  receipt: "Receipt",
  payment: "Payment",
} as const;

/** The ledgers of the day book, besides those of a rate, and of a gateway or courier. */
export const LEDGERS = {
  customers: "Customers",
  giftVouchers: "Gift vouchers",
  coins: "Coins",
  rounding: "Rounding",
  exempt: "Sales exempt",
  cash: "Cash on delivery",
  salesAt: (rate: number) => `Sales at ${rate}%`,
  tax: (name: string) => `Output ${name}`,
} as const;

/** What is booked on a ledger: one of the two is zero. */
export interface Posting {
  readonly ledger: string;
  readonly debit: Paise;
  readonly credit: Paise;
}

/** A booking of an amount: positive is a debit, negative a credit, and nothing where it is zero. */
function post(ledger: string, amount: Paise): Posting[] {
  if (amount === 0) return [];
  return amount > 0
    ? [{ ledger, debit: amount, credit: ZERO_PAISE }]
    : [{ ledger, debit: ZERO_PAISE, credit: subtractMoney(ZERO_PAISE, amount) }];
}

const minus = (amount: Paise): Paise => subtractMoney(ZERO_PAISE, amount);

/** Goods, shipping and cash fee of a rate, as one. */
function salesOf(parts: readonly TaxedPart[]): readonly (readonly [ledger: string, amount: Paise])[] {
  const rates = [...new Set(parts.map(({ rate }) => rate))].toSorted((one, other) => one - other);
  return rates.map((rate) => [
    rate === 0 ? LEDGERS.exempt : LEDGERS.salesAt(rate),
    addMoney(...parts.filter((part) => part.rate === rate).map(({ taxable }) => taxable)),
  ]);
}

/** What a paper sells, its taxes and its rounding: credits of a sale. */
function soldOf(paper: TaxPaper): (readonly [ledger: string, amount: Paise])[] {
  const { taxEach, rounding } = paperSums(paper);
  return [
    ...salesOf(taxedParts(paper)),
    ...paper.names.map((name) => [LEDGERS.tax(name), taxEach] as const),
    [LEDGERS.rounding, rounding],
  ];
}

interface Split {
  readonly giftVoucher: Paise;
  /** In coins. */
  readonly coins: number;
  readonly payable: Paise;
}

/** An invoice in the day book: debits and credits are equal. */
export const salesPostings = (paper: TaxPaper, { giftVoucher, coins, payable }: Split): readonly Posting[] => [
  ...post(LEDGERS.customers, payable),
  ...post(LEDGERS.giftVouchers, giftVoucher),
  ...post(LEDGERS.coins, multiplyMoney(COIN_VALUE, coins)),
  ...soldOf(paper).flatMap(([ledger, amount]) => post(ledger, minus(amount))),
];

/**
 * A credit note in the day book. What is kept back of the money and of the gift voucher, for coins that the order had
 * earned and that were spent, is credited to the coins (C39).
 */
export function creditNotePostings(
  paper: TaxPaper,
  { giftVoucher, coins, payable }: Split,
  kept: { readonly money: Paise; readonly voucher: Paise },
): readonly Posting[] {
  const coinsBack = addMoney(multiplyMoney(COIN_VALUE, coins), kept.money, kept.voucher);
  return [
    ...soldOf(paper).flatMap(([ledger, amount]) => post(ledger, amount)),
    ...post(LEDGERS.customers, minus(subtractMoney(payable, kept.money))),
    ...post(LEDGERS.giftVouchers, minus(subtractMoney(giftVoucher, kept.voucher))),
    ...post(LEDGERS.coins, minus(coinsBack)),
  ];
}

/** Money that came in, or went out where it is negative: between whoever handed it over and a ledger. */
export const moneyPostings = (source: string, ledger: string, amount: Paise): readonly Posting[] => [
  ...post(source, amount),
  ...post(ledger, minus(amount)),
];
