import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { Count, Done, Flag, Id, Instant, maybe, Status, Text, text } from "./fields.ts";

const ByContact = v.object({ contactId: Id });

/** Coins, of one rupee each; another backend may count in hundredths. */
const Coins = v.union([
  v.pipe(v.number(), v.minValue(0)),
  v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/), v.transform(Number)),
]);

export const CoinRecord = v.object({
  id: Id,
  order_id: maybe(Id),
  pos_order: maybe(v.object({ order_id: maybe(Text) })),
  new_added_coin: Coins,
  used_coin: Coins,
  available_coin: Coins,
  /** Why they moved: opening, earned, redeemed, returned, taken_back, given, taken (C39). */
  reason: maybe(Text),
  /** What the staff wrote who gave or took them. */
  note: maybe(Text),
  created_at: maybe(Instant),
});

/** The list has two names on the wire: both are answered (C30). */
export const walletHistory = endpoint({
  method: "GET",
  path: "/coin_app/wallet_history/{contactId}/",
  access: "customer",
  summary: "Every movement of the customer's coins, newest first",
  params: ByContact,
  reply: v.object({
    ...Status,
    message: maybe(Text),
    SoseCoins: maybe(v.array(CoinRecord)),
    data: maybe(v.array(CoinRecord)),
    /** Coins of cash orders, credited when they are delivered or paid (C39). */
    pending_coins: maybe(Coins),
  }),
});

export const sendCoinOtp = endpoint({
  method: "POST",
  path: "/coin_app/send_otp/",
  access: "customer",
  summary: "Sends the OTP that confirms a redemption of so many coins",
  body: v.object({ user_id: Id, used_coin: Count }),
  reply: Done,
});

export const verifyCoinOtp = endpoint({
  method: "PATCH",
  path: "/coin_app/verify_otp/",
  access: "customer",
  summary: "Redeems the coins that the OTP was sent for, on the cart as it stands",
  body: v.object({ user_id: Id, used_coin: Count, otp: text(10) }),
  reply: v.object({ ...Status, is_verified: Flag, message: maybe(Text) }),
});

/** The server keeps the ledger: the call only confirms what an order did (C35). */
export const confirmWallet = endpoint({
  method: "PATCH",
  path: "/coin_app/get_user_wallet/{contactId}/",
  access: "customer",
  summary: "Confirms the coins of an order; it changes nothing",
  params: ByContact,
  body: v.object({
    used_coin: Count,
    available_coin: Count,
    new_added_coin: Count,
    pos_id: maybe(Id),
    company_id: maybe(Id),
    pos_order: maybe(v.union([Id, Text])),
    order_id: Id,
    website_id: maybe(Id),
  }),
  reply: Done,
});

export const coinSnapshot = endpoint({
  method: "POST",
  path: "/orders/coin-snapshot/",
  access: "customer",
  summary: "Confirms the coins that an order was placed with; it changes nothing",
  body: v.object({
    contact_id: Id,
    order_id: Id,
    total_coin: Count,
    new_coin: Count,
    available_coin: Count,
    used_coin: Count,
    is_wallet: maybe(Flag),
  }),
  reply: Done,
});
