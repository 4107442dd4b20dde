import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { coinsEarned } from "../buying/coins.ts";
import { addMoney, COIN_VALUE, fromRupees, multiplyMoney, type Paise, paise, ZERO_PAISE } from "../money/money.ts";
import { percentOf } from "../money/percent.ts";
import { DEFAULT_POLICY } from "../policy.ts";
import { type RefundShares, refundableOf, settleRefund } from "./refund.ts";

/*
 * A shop with one customer, one gift voucher and a wallet, and all that moves value between them: buying, delivering, whole
 * orders that end, parts that are refunded. What the shop holds of open orders and what the customer holds make what the
 * customer began with, and the coins of orders that stand.
 */

interface Bought {
  readonly isCash: boolean;
  readonly money: Paise;
  readonly voucher: Paise;
  readonly coins: number;
  readonly earns: number;
  isPaid: boolean;
  isOver: boolean;
  /** Coins that were credited, and of those the ones that are gone again. */
  credited: number;
  takenBack: number;
  refunded: Paise;
}

interface Shop {
  wallet: number;
  voucher: Paise;
  /** What the customer has paid, less what was paid back. */
  paid: Paise;
  readonly orders: Bought[];
}

const coinsAs = (coins: number): Paise => multiplyMoney(COIN_VALUE, coins);

const newShop = (): Shop => ({ wallet: 40, voucher: fromRupees(3000), paid: ZERO_PAISE, orders: [] });
const BEGUN_WITH = fromRupees(3040);

function credit(shop: Shop, order: Bought): void {
  order.credited = order.earns;
  shop.wallet += order.earns;
}

interface Purchase {
  readonly total: number;
  readonly usesVoucher: boolean;
  readonly usesCoins: boolean;
  readonly isCash: boolean;
}

function buy(shop: Shop, { total, usesVoucher, usesCoins, isCash }: Purchase): void {
  const voucher = paise(usesVoucher ? Math.min(shop.voucher, total) : 0);
  const coins = usesCoins ? Math.min(shop.wallet, Math.floor((total - voucher) / COIN_VALUE)) : 0;
  const money = paise(total - voucher - coinsAs(coins));
  const earns = coinsEarned(paise(total), { redeemed: coins > 0 }, DEFAULT_POLICY);
  const isPaid = !isCash || money === 0;
  const order = { isCash, money, voucher, coins, earns, isPaid, isOver: false, credited: 0, takenBack: 0 };
  shop.voucher = paise(shop.voucher - voucher);
  shop.wallet -= coins;
  const bought: Bought = { ...order, refunded: ZERO_PAISE };
  if (isPaid) {
    shop.paid = addMoney(shop.paid, money);
    credit(shop, bought);
  }
  shop.orders.push(bought);
}

function deliver(shop: Shop, order: Bought): void {
  if (order.isPaid || order.isOver) return;
  order.isPaid = true;
  shop.paid = addMoney(shop.paid, order.money);
  credit(shop, order);
}

const openMoneyOf = ({ isPaid, money: finalTotal, refunded }: Bought): Paise =>
  refundableOf({ isPaid, finalTotal, refunded });

function refund(shop: Shop, order: Bought, part: Paise | undefined, voucherBack: Paise): void {
  const { credited: earned, takenBack, voucher: giftVoucher } = order;
  const request = { refundable: openMoneyOf(order), part, giftVoucher, voucherBack };
  const shares: RefundShares = settleRefund(request, { earned, takenBack, balance: shop.wallet }, DEFAULT_POLICY);
  // Refused, as the store refuses it.
  if (part !== undefined && shares.money === ZERO_PAISE) return;
  shop.wallet -= shares.coins;
  shop.voucher = paise(shop.voucher + voucherBack - shares.voucherKept);
  shop.paid = paise(shop.paid - shares.money);
  order.refunded = addMoney(order.refunded, shares.money, shares.withheld);
  order.takenBack += shares.coins + (shares.withheld + shares.voucherKept) / COIN_VALUE;
}

/** Cancelled, returned, or come back undelivered. */
function end(shop: Shop, order: Bought): void {
  if (order.isOver) return;
  shop.wallet += order.coins;
  refund(shop, order, undefined, order.voucher);
  order.isOver = true;
}

function refundPart(shop: Shop, order: Bought, percent: number): void {
  const part = percentOf(openMoneyOf(order), percent);
  if (part > 0 && !order.isOver) refund(shop, order, part, ZERO_PAISE);
}

/** What the shop holds of orders that stand. */
const heldOf = (shop: Shop): Paise =>
  addMoney(
    ...shop.orders.flatMap((order) => (order.isOver ? [] : [openMoneyOf(order), order.voucher, coinsAs(order.coins)])),
  );

/** What the customer holds, less what was paid. */
const worthOf = ({ wallet, voucher, paid }: Shop): number => voucher + coinsAs(wallet) - paid;

type Step = (shop: Shop) => void;
const anyOrder = (act: (shop: Shop, order: Bought) => void) =>
  fc.nat(20).map(
    (place): Step =>
      (shop) => {
        const order = shop.orders[place % Math.max(1, shop.orders.length)];
        if (order) act(shop, order);
      },
  );

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc
    .record<Purchase>({
      total: fc.integer({ min: 1, max: 250_000 }),
      usesVoucher: fc.boolean(),
      usesCoins: fc.boolean(),
      isCash: fc.boolean(),
    })
    .map(
      (purchase): Step =>
        (shop) =>
          buy(shop, purchase),
    ),
  anyOrder(deliver),
  anyOrder(end),
  fc.integer({ min: 1, max: 100 }).chain((percent) => anyOrder((shop, order) => refundPart(shop, order, percent))),
);

describe("whatever is bought, spent, cancelled, returned and refunded in part (C39)", () => {
  it("leaves nobody with more than was paid in, beside the coins of orders that stand", () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 40 }), (taken) => {
        const shop = newShop();
        for (const step of taken) {
          step(shop);
          expect(Math.min(shop.wallet, shop.voucher)).toBeGreaterThanOrEqual(0);
          const standing = shop.orders.filter(({ isOver }) => !isOver);
          const earned = standing.reduce((sum, { credited, takenBack }) => sum + credited - takenBack, 0);
          expect(worthOf(shop) + heldOf(shop)).toBe(BEGUN_WITH + coinsAs(earned));
          const due = standing.map((order) =>
            coinsEarned(addMoney(openMoneyOf(order), order.voucher), { redeemed: false }, DEFAULT_POLICY),
          );
          expect(earned).toBeLessThanOrEqual(due.reduce((sum, coins) => sum + coins, 0));
        }
        for (const order of shop.orders) end(shop, order);
        expect(worthOf(shop)).toBe(BEGUN_WITH);
      }),
    );
  });
});
