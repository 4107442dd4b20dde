import { checkCoinOtp, checkCoinRedemption } from "@store/domain";
import type { HttpHandler } from "msw";
import type { InferInput } from "valibot";
import {
  type CoinRecord,
  coinSnapshot,
  confirmWallet,
  sendCoinOtp,
  verifyCoinOtp,
  walletHistory,
} from "../../contract/index.ts";
import { type MockRefusal, refuse } from "../mock-endpoint.ts";
import type { Serve } from "./serve.ts";
import { MOCK_OTP, type MockPerson, type MockShop } from "./shop.ts";
import { balanceOf, reckon } from "./totals.ts";

export type MockMovement = InferInput<typeof CoinRecord> & { readonly available_coin: number };

/** Writes a movement of coins; none when nothing moves. */
export function moveCoins(
  { nextId, now }: MockShop,
  customer: MockPerson,
  moved: {
    readonly added?: number;
    readonly used?: number;
    readonly order: { readonly id: number; readonly number: string };
  },
): void {
  const { added = 0, used = 0, order } = moved;
  if (added === 0 && used === 0) return;
  customer.wallet.unshift({
    id: nextId(),
    order_id: order.id,
    pos_order: { order_id: order.number },
    new_added_coin: added,
    used_coin: used,
    available_coin: balanceOf(customer) + added - used,
    created_at: now().toISOString(),
  });
}

interface Wish {
  readonly user_id: number;
  readonly used_coin: number;
}

const NOT_YOURS = "This wallet is not yours";

export function coinHandlers(serve: Serve, shop: MockShop): readonly (readonly HttpHandler[])[] {
  function refusalOf(customer: MockPerson, { user_id, used_coin }: Wish): MockRefusal | undefined {
    if (user_id !== customer.id) return refuse(403, NOT_YOURS);
    if (customer.lines.length === 0) return refuse(409, "Your cart is empty");
    const { orderTotal } = reckon(customer, shop.now()).totals;
    const wish = { isLoggedIn: true, coins: used_coin, available: balanceOf(customer), orderTotal };
    const checked = checkCoinRedemption(wish);
    if (checked.ok) return undefined;
    const { message } = checked.refusal;
    return refuse(409, { message, errors: { used_coin: [message] } });
  }

  function confirm(customer: MockPerson, contactId: number, orderId: number) {
    if (contactId !== customer.id) return refuse(403, NOT_YOURS);
    const isOwn = customer.orders.some(({ id }) => id === orderId);
    return isOwn ? { status: true, message: "Wallet Updated" } : refuse(404, "This order is not among yours");
  }

  return [
    serve.customer(walletHistory, ({ params, customer }) =>
      params.contactId === customer.id
        ? { status: true, SoseCoins: customer.wallet, data: customer.wallet }
        : refuse(403, NOT_YOURS),
    ),

    serve.customer(sendCoinOtp, ({ body, customer }) => {
      const refused = refusalOf(customer, body);
      if (refused) return refused;
      customer.coinOtpFor = body.used_coin;
      return { status: true, message: "OTP sent successfully!" };
    }),

    serve.customer(verifyCoinOtp, ({ body, customer }) => {
      const otp = checkCoinOtp(body.otp);
      if (!otp.ok) return refuse(400, { message: otp.refusal.message, errors: { otp: [otp.refusal.message] } });
      const refused = refusalOf(customer, body);
      if (refused) return refused;
      if (otp.value !== MOCK_OTP || customer.coinOtpFor !== body.used_coin) {
        const message = "This OTP is not valid.";
        return refuse(400, { message, errors: { otp: [message] } });
      }
      customer.coinOtpFor = undefined;
      customer.redeemed = body.used_coin;
      return { status: true, is_verified: true, message: "Redeemed" };
    }),

    serve.customer(confirmWallet, ({ params, body, customer }) => confirm(customer, params.contactId, body.order_id)),
    serve.customer(coinSnapshot, ({ body, customer }) => confirm(customer, body.contact_id, body.order_id)),
  ];
}
