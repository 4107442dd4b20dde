import {
  addAddress,
  addEmailLogin,
  addPasskey,
  addresses,
  changeCartReminders,
  changePassword,
  coinSnapshot,
  confirmWallet,
  deactivate,
  deleteAddress,
  editAddress,
  editContactAddress,
  eliteCheck,
  eliteSubscriptions,
  endOtherSessions,
  endSession,
  eraseAccount,
  logout,
  membershipInvoicePdf,
  myDataJson,
  myDataPage,
  passkeyCreation,
  passkeys,
  profile,
  removePasskey,
  requestStock,
  sendCoinOtp,
  sendConfirmationOtp,
  sendEmailCode,
  sessions,
  shareWishlist,
  stopSharingWishlist,
  updateProfile,
  verifyCoinOtp,
  walletHistory,
  wishlistShare,
} from "@store/api-client/contract";
import { OTP_DIGITS } from "@store/domain";
import { eq } from "drizzle-orm";
import { customers } from "../../db/schema/index.ts";
import { createAuthenticator, deviceOf } from "../authenticator.ts";
import { expectDone } from "../expect-answer.ts";
import { joinElite } from "../join-elite.ts";
import { sentTo } from "../messages.ts";
import { coinOtpSentTo } from "../redeem-coins.ts";
import { addressIn } from "../samples.ts";
import { SOLVED } from "../test-captcha.ts";
import { OWNERS_PASSWORD, type Owner, SOLD_OUT } from "./owner.ts";
import { owned, right } from "./right-request.ts";

const NEW_PASSWORD = "Dhanyavaad_2026";
const COINS = 10;

const emailOf = (customerId: number): string => `${customerId}.owner@example.com`;

const noPassword = ({ store, customerId }: Owner) =>
  store.db.update(customers).set({ passwordHash: null }).where(eq(customers.id, customerId));

/** Account, addresses and coins. */
export const ACCOUNT_REQUESTS = [
  right(profile, () => ({})),
  // Another mobile needs the password, and the OTP that was sent to it for this account.
  right(changeCartReminders, () => ({ body: { is_on: true } })),
  owned(updateProfile, async ({ store, call, customerId, password }) => {
    await password();
    const mobile_no = `+918${String(customerId).padStart(9, "0")}`;
    await expectDone(call(sendConfirmationOtp, { body: { action: "mobile", new_mobile_no: mobile_no } }));
    const new_otp = (await sentTo(store, mobile_no))[0]?.slice(0, OTP_DIGITS);
    return { body: { first_name: "Kavita", last_name: "Rao", mobile_no, password: OWNERS_PASSWORD, new_otp } };
  }),
  right(sendEmailCode, async (owner) => {
    await noPassword(owner);
    return { body: { email: emailOf(owner.customerId) } };
  }),
  // Needs the two codes that were sent for this account.
  owned(addEmailLogin, async (owner) => {
    const { store, call, customerId, mobile } = owner;
    await noPassword(owner);
    const email = emailOf(customerId);
    await expectDone(call(sendEmailCode, { body: { email } }));
    await expectDone(call(sendConfirmationOtp, { body: { action: "email" } }));
    const codeTo = async (to: string) => (await sentTo(store, to))[0]?.match(/\b\d{6}\b/)?.[0] ?? "";
    const passwords = { new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    return { body: { email, email_code: await codeTo(email), otp: await codeTo(mobile), ...passwords } };
  }),
  // Needs the password: a stranger has another one, or none.
  owned(changePassword, async ({ password }) => {
    await password();
    const passwords = { old_password: OWNERS_PASSWORD, new_password: NEW_PASSWORD, confirm_password: NEW_PASSWORD };
    return { body: { ...passwords, recaptcha: SOLVED } };
  }),
  right(passkeys, () => ({})),
  // Needs the password: a stranger has another one, or none.
  owned(passkeyCreation, async ({ password }) => {
    await password();
    return { body: { password: OWNERS_PASSWORD } };
  }),
  // Signs the challenge that was made for this account.
  owned(addPasskey, async ({ call, password }) => {
    await password();
    const { data } = await expectDone(call(passkeyCreation, { body: { password: OWNERS_PASSWORD } }));
    return { body: { name: "Phone", credential: createAuthenticator().make(data) } };
  }),
  owned(removePasskey, async ({ call, password }) => {
    await password();
    await deviceOf(call, OWNERS_PASSWORD);
    return { params: { id: (await expectDone(call(passkeys))).data.at(-1)?.id ?? 0 } };
  }),
  right(sessions, () => ({})),
  owned(endSession, async ({ call }) => ({
    params: { id: (await expectDone(call(sessions))).data.at(-1)?.id ?? 0 },
  })),
  right(endOtherSessions, () => ({})),
  right(requestStock, () => ({ params: { id: SOLD_OUT } })),
  right(wishlistShare, () => ({})),
  right(shareWishlist, () => ({ body: { is_named: true } })),
  right(stopSharingWishlist, () => ({})),
  right(eliteCheck, () => ({})),
  right(eliteSubscriptions, () => ({})),
  owned(membershipInvoicePdf, async ({ store, customerId }) => ({
    query: { number: await joinElite(store, customerId) },
  })),
  right(logout, () => ({})),
  right(deactivate, () => ({})),
  right(sendConfirmationOtp, () => ({ body: { action: "erase" as const } })),
  right(myDataJson, () => ({})),
  right(myDataPage, () => ({})),
  // Needs the password: a stranger has another one, or none.
  owned(eraseAccount, async ({ password }) => {
    await password();
    return { body: { password: OWNERS_PASSWORD } };
  }),
  right(addresses, () => ({})),
  right(addAddress, () => ({ body: addressIn("Pune") })),
  owned(editAddress, async ({ address }) => ({ params: { id: await address() }, body: addressIn("Surat") })),
  owned(editContactAddress, async ({ address, customerId }) => ({
    query: { contact_id: customerId },
    body: { ...addressIn("Surat"), add_id: await address() },
  })),
  owned(deleteAddress, async ({ address }) => ({ params: { id: await address() } })),
  owned(walletHistory, ({ customerId }) => ({ params: { contactId: customerId } })),
  owned(sendCoinOtp, ({ customerId }) => ({ body: { user_id: customerId, used_coin: COINS } })),
  owned(verifyCoinOtp, async ({ store, call, customerId }) => {
    const body = { user_id: customerId, used_coin: COINS };
    await expectDone(call(sendCoinOtp, { body }));
    return { body: { ...body, otp: await coinOtpSentTo(store, call) } };
  }),
  owned(confirmWallet, async ({ customerId, cashOrder }) => ({
    params: { contactId: customerId },
    body: { used_coin: 0, available_coin: 500, new_added_coin: 20, order_id: await cashOrder() },
  })),
  owned(coinSnapshot, async ({ customerId, cashOrder }) => ({
    body: {
      contact_id: customerId,
      order_id: await cashOrder(),
      total_coin: 500,
      new_coin: 20,
      available_coin: 500,
      used_coin: 0,
    },
  })),
];
