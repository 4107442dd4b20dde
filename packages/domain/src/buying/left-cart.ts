/** How a cart stands that a customer left. */
export const LEFT_CART_STATES = ["waiting", "reminded", "ordered"] as const;
export type LeftCartState = (typeof LEFT_CART_STATES)[number];

export const LEFT_CART_STATE_NAMES: Readonly<Record<LeftCartState, string>> = {
  waiting: "Not reminded",
  reminded: "Reminded",
  ordered: "Ordered since",
};

/** Of carts that were left longer ago nobody is reminded any more, such as when reminders are switched on; in days. */
export const CART_REMINDER_DAYS = 7;

export const NO_SUCH_REMINDERS = "This link is not right. You can switch reminders off in your profile.";
