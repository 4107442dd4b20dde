import {
  type CalendarDate,
  formatDateTime,
  formatLongDate,
  ORDER_AHEAD_DAYS,
  oneMoreDelivery,
  SUBSCRIPTION_TEXTS,
} from "@store/domain";

/** A pause says which delivery still goes out (C43). */
export const updatedWithOneMore = (date: CalendarDate): string =>
  `${SUBSCRIPTION_TEXTS.updated}. ${oneMoreDelivery(date)}`;
/** In the mail of an order whose delivery was shifted before it was charged. */
export const orderedAnewNote = (date: CalendarDate): string =>
  `You shifted its delivery to ${formatLongDate(date)}: it is ordered again ${ORDER_AHEAD_DAYS} days before.`;

export const NO_SUCH_CHARGE = "There is no such charge.";
export const NO_SUCH_SUBSCRIPTION_OF_SHOP = "There is no such subscription.";
/** Between a charge's notice and the charge itself lie 24 hours. */
export const noticeGiven = (chargedAt: Date): string =>
  `The customer is mailed a notice, and charged on ${formatDateTime(chargedAt)}.`;
export const LINK_MAILED = "The payment link is mailed.";
export const NO_SUCH_SUBSCRIPTION = "This is not one of your subscriptions";
export const NO_SUCH_DELIVERY_OPTION = "This delivery option does not exist";
export const SHIFT_AGAIN = "This delivery is being ordered right now. Please try again!";
export const NOTHING_TO_CHANGE = "There is nothing to change";
export const PRODUCT_STAYS = "The product of a subscription cannot be changed";
export const DISCOUNT_CHANGED = "The discount has changed. Please check it and try again!";
/** A charge is announced by mail, at least 24 hours before it (C43). */
export const EMAIL_FOR_NOTICES =
  "Please add your email in your profile first: we write to you there before each delivery is charged.";
export const HAS_BEGUN = "This subscription has begun already";
export const ALREADY_ORDERED =
  "This subscription is already ordered. Please pay its order in your order history, or subscribe again";

/** The most subscriptions that a customer can have saved without ordering them. */
export const MAXIMUM_UNORDERED = 50;
export const TOO_MANY_UNORDERED = "You have many subscriptions that are not paid. Please pay one of them first!";
export const NO_ORDER_TO_PAY = "This subscription has no order to be paid";
export const MANDATE_NOTICE_NOT_VERIFIED = "This message about a mandate is not confirmed";
export const NOTICE_TOO_LARGE = "The message is too large";
