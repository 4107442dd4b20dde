import { checkCoinRedemption, type Mobile, normalizeMobile, type Policy } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/index.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import type { Customer } from "../../identity/shopper.ts";
import { CART_IS_EMPTY } from "../cart/messages.ts";
import { priceCart, readShipped } from "../cart/price-cart.ts";
import type { ReadCart } from "../cart/read-cart.ts";
import { coinOtpSubject, NO_MOBILE, NOT_YOUR_WALLET } from "./messages.ts";
import { readBalance } from "./read-wallet.ts";

/** A redemption that may be confirmed: the number that its OTP goes to, and what the OTP confirms. */
export interface Redemption {
  readonly mobile: Mobile;
  readonly coins: number;
  readonly subject: string;
}

async function mobileOf(db: Database, customerId: number): Promise<Mobile | undefined> {
  const [customer] = await db.select({ mobile: customers.mobile }).from(customers).where(eq(customers.id, customerId));
  const mobile = normalizeMobile(customer?.mobile ?? "");
  return mobile.ok ? mobile.value : undefined;
}

/** Whether this customer can redeem that many coins on the current cart, shipping included. */
export async function checkRedemption(
  { db, readCart, now }: { readonly db: Database; readonly readCart: ReadCart; readonly now: Date },
  customer: Customer,
  request: { readonly user_id: number; readonly used_coin: number },
  policy: Policy,
): Promise<Redemption | HttpError> {
  const { customerId } = customer;
  if (request.user_id !== customerId) return httpError(403, NOT_YOUR_WALLET);
  const contents = await readCart(customer);
  if (contents.lines.length === 0) return httpError(409, CART_IS_EMPTY);
  const shipped = await readShipped(db, customer);
  const { totals } = priceCart({ ...contents, redeemed: null }, { shipped, now }, policy);
  const checked = checkCoinRedemption(
    {
      isLoggedIn: true,
      coins: request.used_coin,
      available: await readBalance(db, customerId),
      orderTotal: totals.beforeCoins,
    },
    policy,
  );
  if (!checked.ok) {
    return httpError(409, checked.refusal, { field: "used_coin" });
  }
  const coins = checked.value;
  const mobile = await mobileOf(db, customerId);
  return mobile ? { mobile, coins, subject: coinOtpSubject(customerId, coins) } : httpError(409, NO_MOBILE);
}
