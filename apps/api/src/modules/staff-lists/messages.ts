import { createMail } from "../../outbox/mail/create-mail.ts";
import type { Message } from "../../outbox/queue-message.ts";

export const SECOND_FACTOR_VERIFIED = "Welcome to the dashboard!";
export const SECOND_FACTOR_SET_UP = "Your authenticator app is set up.";
export const SECOND_FACTOR_STANDS = "Your authenticator app is set up already. Please ask the owner to reset it!";
export const NO_SECOND_FACTOR = "Please set up your authenticator app first!";
export const NEW_RECOVERY_CODES = "Your new recovery codes count now. Those from before are void.";
export const NO_SUCH_ROLE = "There is no such role.";
export const ROLE_HAS_MEMBERS = "Somebody works in this role. Please give them another role first!";
export const NO_SUCH_MEMBER = "This person does not work in the shop.";
export const MEMBER_ALREADY = "This person works in the shop already.";
export const NO_SUCH_ORDER_OF_SHOP = "There is no such order.";
export const NO_SUCH_PRODUCT_OF_SHOP = "There is no such product.";
export const NO_SUCH_BATCH_OF_SHOP = "There is no such batch.";
export const WAS_ORDERED = "This product was ordered before. Take it out of the shop instead: its orders keep it.";
export const NO_LONGER_THERE = "This is no longer there. Please choose again!";
export const NO_SUCH_ENTRY = "There is no such entry.";
export const NOTHING_TO_WRITE = "This entry takes no state and no note.";
export const NO_SUCH_CUSTOMER = "There is no such customer.";
export const NO_SUCH_MESSAGE = "There is no such message.";
export const NO_SUCH_FAILED_JOB = "This has been done in the meantime.";
export const NO_SUCH_REVIEW = "There is no such review.";
export const NO_SUCH_VOUCHER = "There is no such voucher.";
export const GIFT_VOUCHER_IS_SEEN_ONLY = "A gift voucher was paid for: it cannot be changed.";
export const VOUCHER_HAS_ENDED = "This voucher has ended already.";
export const NO_SUCH_STORE = "There is no such store.";
export const NO_SUCH_DELIVERY_OPTION = "There is no such delivery option.";
export const NO_SUCH_SLOT = "This hour is not offered.";
export const NO_SUCH_DAY_OFF = "This day is not a day off.";
export const notInvoiced = (numbers: readonly string[]): string =>
  `An invoice is made when an order is packed. These orders have none yet: ${numbers.join(", ")}.`;
export const notSent = (numbers: readonly string[]): string =>
  `A parcel is labelled from when its order is accepted until it is delivered. These orders have none: ${numbers.join(", ")}.`;
export const weightNotKnown = (numbers: readonly string[]): string =>
  `Products without a weight are in ${numbers.join(", ")}: please enter what these parcels weigh before you upload the file.`;
export const paiseLeftOut = (numbers: readonly string[]): string =>
  `India Post collects whole rupees: the paise are left out of ${numbers.join(", ")}, so that nobody pays more than the invoice.`;

/** Tells somebody that they work in the shop now. The account's password is set where everybody sets one. */
export const staffInvitation = (
  to: { readonly email: string; readonly firstName: string },
  roleName: string,
  siteUrl: string,
): Message =>
  createMail({
    to: to.email,
    name: to.firstName,
    key: "staff-invitation",
    values: { role: roleName },
    blocks: [{ kind: "link", label: "Set a password first, if you have none", url: `${siteUrl}/reset-password` }],
    button: { label: "Open the dashboard", url: `${siteUrl}/dashboard` },
  });

/** Tells a member that a recovery code opened the dashboard: it may have been somebody else. */
export const recoveryCodeUsed = (to: { readonly email: string; readonly firstName: string }, left: number): Message =>
  createMail({
    to: to.email,
    name: to.firstName,
    key: "recovery-code-used",
    values: { left: String(left) },
  });
