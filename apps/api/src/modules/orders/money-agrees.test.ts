import {
  addToCart,
  cart,
  cartPdf,
  invoicePdf,
  order,
  orderPaymentLink,
  placeOrder,
  validateVoucher,
} from "@store/api-client/contract";
import {
  addMoney,
  type CartTotals,
  cartTotals,
  checkVoucher,
  DEFAULT_POLICY,
  type Discount,
  daysAfter,
  fromRupees,
  multiplyMoney,
  type Paise,
  redeemableCoins,
  splitGst,
  splitPayment,
  toRupees,
  ZERO_PAISE,
} from "@store/domain";
import { runs } from "@store/vitest";
import fc from "fast-check";
import { expect, test } from "vitest";
import { eliteMemberships, vouchers } from "../../db/schema/index.ts";
import { expectDone } from "../../testing/expect-answer.ts";
import { moveOrder } from "../../testing/move-order.ts";
import { newCustomer, readyToOrder } from "../../testing/new-customer.ts";
import { paidReport, report } from "../../testing/pay-online.ts";
import { changeProduct } from "../../testing/price-product.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { redeemCoins } from "../../testing/redeem-coins.ts";
import { onlineOrderOf, orderOf } from "../../testing/samples.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

/** Products of the demo that are given a price of the test's own. */
const PRODUCTS = [1001, 1002, 1003, 1004, 1005, 1006] as const;
const NAMES = ["Amla", "Brahmi", "Chyawan", "Durva", "Elaichi", "Fennel"] as const;
/** India's rates since 22 September 2025. */
const GST_RATES = [0, 5, 18, 40] as const;
const COINS = 3000;
/** The most of a cash order. */
const CASH_LIMIT = fromRupees(10_000);
const CARTS = runs(24);

const paise = (min: number, max: number) => fc.integer({ min, max }).map((amount) => fromRupees(amount / 100));

const Line = fc.record({
  pricePaid: paise(1, 250_000),
  gstRate: fc.constantFrom(...GST_RATES),
  quantity: fc.integer({ min: 1, max: 9 }),
});

const Promotion: fc.Arbitrary<Discount> = fc.oneof(
  fc.record({ kind: fc.constant("flat" as const), amount: paise(1, 300_000) }),
  fc.record({
    kind: fc.constant("percent" as const),
    percent: fc.integer({ min: 1, max: 100 }),
    cap: fc.option(paise(1, 100_000)),
  }),
);
const GiftVoucher = fc.record({
  kind: fc.constant("gift" as const),
  balance: fc.integer({ min: 100, max: 10_000 }).map(fromRupees),
});

/** The first line alone is above the minimum order. */
const Carts = fc.record({
  first: fc.record({
    pricePaid: paise(25_000, 250_000),
    gstRate: fc.constantFrom(...GST_RATES),
    quantity: fc.integer({ min: 1, max: 3 }),
  }),
  others: fc.array(Line, { maxLength: PRODUCTS.length - 1 }),
  voucher: fc.option(fc.oneof(Promotion, GiftVoucher)),
  /** Of the coins that the cart takes. */
  coinShare: fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true })),
  city: fc.constantFrom("Pune", "Ahmedabad"),
  isElite: fc.boolean(),
  paysOnline: fc.boolean(),
});
type DrawnCart = typeof Carts extends fc.Arbitrary<infer Drawn> ? Drawn : never;
type DrawnVoucher = NonNullable<DrawnCart["voucher"]>;

/** What must be the same to the paisa wherever it is told. */
type Money = Pick<
  CartTotals,
  "subtotal" | "discount" | "gst" | "shipping" | "orderTotal" | "giftVoucher" | "coins" | "payable"
>;

const moneyOf = ({
  subtotal,
  discount,
  gst,
  shipping,
  orderTotal,
  giftVoucher,
  coins,
  payable,
}: CartTotals): Money => ({
  subtotal,
  discount,
  gst,
  shipping,
  orderTotal,
  giftVoucher,
  coins,
  payable,
});

const readRupees = (text = "0"): Paise => fromRupees(Number(text.replace(/[₹,−]/g, "")));
const textOf = async (file: Blob) => (await readPdf(new Uint8Array(await file.arrayBuffer()))).join(" ");

/** The sums that a document prints; a row that is left out is nothing. */
function printedMoney(text: string): Money {
  const amountOf = (label: string) => new RegExp(`(?<!\\S|before )${label} (−?₹[\\d,.]+)`).exec(text)?.[1];
  const orderTotal = readRupees(amountOf("Total"));
  const toPay = amountOf("To pay");
  return {
    subtotal: readRupees(amountOf("Subtotal before GST")),
    discount: readRupees(amountOf("Discount")),
    gst: readRupees(amountOf("GST")),
    shipping: readRupees(amountOf("Shipping")),
    orderTotal,
    giftVoucher: readRupees(amountOf("Gift voucher")),
    coins: toRupees(readRupees(amountOf("Coins used"))),
    payable: toPay === undefined ? orderTotal : readRupees(toPay),
  };
}

/** The lines' sums: GST, and total with GST, as a document prints them. */
function printedLines(text: string, names: readonly string[]) {
  const rows = names.map((name) => {
    const row = new RegExp(`${name} (\\d+) .*?(₹[\\d,.]+) \\d+% (₹[\\d,.]+)`).exec(text);
    return { gst: readRupees(row?.[2]), total: readRupees(row?.[3]) };
  });
  return { gst: addMoney(...rows.map(({ gst }) => gst)), total: addMoney(...rows.map(({ total }) => total)) };
}

/** What an invoice prints: its sums, and how it is paid. */
function printedPaper(text: string) {
  const amountOf = (label: string) => {
    const [, sign, amount] = new RegExp(`(?<!\\S)${label} (−?)(₹[\\d,.]+)`).exec(text) ?? [];
    return multiplyMoney(readRupees(amount), sign ? -1 : 1);
  };
  const total = amountOf("Total");
  const [giftVoucher, coins] = [amountOf("Gift voucher"), amountOf("Coins used")];
  return {
    ...{ total, discount: amountOf("Discount"), giftVoucher, coins },
    ...{ taxable: amountOf("Taxable value"), exempt: amountOf("Exempt value"), rounding: amountOf("Rounding") },
    ...{ cgst: amountOf("CGST"), sgst: amountOf("SGST"), igst: amountOf("IGST") },
    payable: giftVoucher === 0 && coins === 0 ? total : addMoney(amountOf("To pay"), amountOf("Paid")),
  };
}

let codes = 0;

async function giveVoucher(drawn: DrawnVoucher): Promise<string> {
  const code = `DRAWN-${++codes}`;
  const terms =
    drawn.kind === "gift"
      ? { kind: "flat" as const, amount: drawn.balance, isGift: true }
      : drawn.kind === "flat"
        ? { kind: drawn.kind, amount: drawn.amount }
        : { kind: drawn.kind, percent: drawn.percent, cap: drawn.cap ?? null };
  await store()
    .db.insert(vouchers)
    .values({ code, codeKey: code, ...terms, createdAt: store().clock.read() });
  return code;
}

/** A customer with the drawn goods in the cart, the voucher on it, and the coins redeemed. */
async function fillCart({ first, others, voucher, coinShare, city, isElite }: DrawnCart) {
  const now = store().clock.read();
  const call = await newCustomer(store(), { coins: COINS });
  const { customerId } = call.customer;
  if (isElite) {
    await store()
      .db.insert(eliteMemberships)
      .values({ customerId, startsAt: now, endsAt: daysAfter(now, 365) });
  }
  const lines = [first, ...others].map((line, index) => {
    const { base: basePrice, gst } = splitGst(line.pricePaid, line.gstRate);
    return { ...line, basePrice, gst, id: PRODUCTS[index] ?? 0, name: NAMES[index] ?? "" };
  });
  for (const { id, name, pricePaid, gstRate, basePrice, gst } of lines) {
    await changeProduct(store(), id, { name, pricePaid, gstRate, basePrice, gst, stock: 1000, hsnCode: "" });
  }
  const { address } = await readyToOrder(call, { pid: lines[0]?.id ?? 0, quantity: first.quantity, city });
  for (const { id, quantity } of lines.slice(1)) await expectDone(call(addToCart, { body: { pid: id, quantity } }));

  const shipping = isElite || city === "Ahmedabad" ? ZERO_PAISE : DEFAULT_POLICY.shipping.charge;
  const checked = voucher && checkVoucher(voucher, { lines, now, customerId });
  const benefit = checked?.ok ? checked.value : {};
  if (voucher) await expectDone(call(validateVoucher, { query: { voucher_code: await giveVoucher(voucher) } }));
  const { beforeCoins } = cartTotals({ lines, shipping, ...benefit });
  const coins = Math.floor(coinShare * redeemableCoins(COINS, beforeCoins, DEFAULT_POLICY));
  if (coins > 0) await redeemCoins(store(), call, coins);
  return { call, address, lines, shipping, expected: cartTotals({ lines, shipping, ...benefit, coins }) };
}

/** What the checkout shows: from the cart's reply, as the storefront computes it. */
async function readCheckout({ call, shipping }: Awaited<ReturnType<typeof fillCart>>) {
  const { data } = await expectDone(call(cart));
  const orderTotal = addMoney(data.final_total, shipping);
  const giftVoucher = data.gift_voucher_balance ?? data.gift_voucher_amt;
  const shown = splitPayment({ orderTotal, giftVoucher, coins: data.used_coin });
  const { total: subtotal, discount_amt: discount, gst_amt: gst } = data;
  return { data, shown: { ...shown, orderTotal, subtotal, discount, gst, shipping } };
}

/** Orders the cart, pays it where it is to be paid online, and has it packed: it has its invoice then. */
async function orderCart(
  { call, address, shipping, expected }: Awaited<ReturnType<typeof fillCart>>,
  contents: Parameters<typeof orderOf>[0],
  paysOnline: boolean,
): Promise<number> {
  const { payable } = expected;
  let id: number;
  if (payable > CASH_LIMIT || (paysOnline && payable > 0)) {
    const body = onlineOrderOf(contents, address, shipping);
    const { order_id, txn_id } = await expectDone(call(orderPaymentLink, { body }));
    await report(store(), paidReport({ txnId: txn_id ?? "", amount: payable }));
    id = order_id ?? 0;
  } else {
    id = (await expectDone(call(placeOrder, { body: orderOf(contents, address, shipping) }))).data.id;
  }
  await moveOrder(store(), id, "Packed");
  return id;
}

test(`cart, checkout, order, cart PDF and invoice agree to the paisa, of ${CARTS} random carts [C14] [C37] [C38]`, async () => {
  await fc.assert(
    fc.asyncProperty(Carts, async (drawn) => {
      const filled = await fillCart(drawn);
      const { call, lines, expected } = filled;
      const names = lines.map(({ name }) => name);
      const money = moneyOf(expected);

      const { data, shown } = await readCheckout(filled);
      expect(data).toMatchObject({ product_price: expected.goodsTotal, final_total: expected.finalTotal });
      expect(addMoney(...data.cart_items.map(({ total }) => total))).toBe(expected.goodsTotal);
      expect(data.gift_voucher_amt ?? ZERO_PAISE).toBe(expected.giftVoucher);
      expect(shown).toMatchObject(money);

      const printed = await textOf((await expectDone(call(cartPdf, { query: {} }))).content);
      expect(printedMoney(printed)).toEqual(money);
      expect(printedLines(printed, names)).toEqual({ gst: expected.gst, total: expected.finalTotal });

      const id = await orderCart(filled, data, drawn.paysOnline);
      const { data: placed } = await expectDone(call(order, { params: { id } }));
      expect(placed).toMatchObject({
        product_total: money.subtotal,
        discount_amt: money.discount,
        tax_amt: money.gst,
        shipping_amt: money.shipping,
        gift_voucher_amt: money.giftVoucher,
        used_coin: money.coins,
        final_total: money.payable,
      });
      expect(addMoney(...placed.product_info.map(({ product_total }) => product_total))).toBe(expected.goodsTotal);

      const invoice = await textOf((await expectDone(call(invoicePdf, { query: { source_doc: id } }))).content);
      const paper = printedPaper(invoice);
      expect(paper).toMatchObject({ total: money.orderTotal, payable: money.payable });
      expect(addMoney(paper.discount, money.discount)).toBe(0);
      expect(addMoney(paper.giftVoucher, money.giftVoucher)).toBe(0);
      expect(paper.cgst).toBe(paper.sgst);
      const isExempt = lines.every(({ gstRate }) => gstRate === 0);
      expect(invoice.includes("Bill of supply")).toBe(isExempt);
      const { taxable, exempt, cgst, sgst, igst, rounding, total } = paper;
      expect(addMoney(taxable, exempt, cgst, sgst, igst, rounding)).toBe(total);
      expect(Math.abs(rounding)).toBeLessThanOrEqual(lines.length);
      expect(/CGST/.test(invoice)).toBe(drawn.city === "Ahmedabad" && !isExempt);
    }),
    // A failure prints the seed and the cart.
    { numRuns: CARTS, seed: 20_260_314, endOnFailure: true },
  );
});
