/** When the owner is mailed new orders: each at once, all of them once a day, or never. */
export const ORDER_MAILS = ["each", "daily", "none"] as const;
export type OrderMails = (typeof ORDER_MAILS)[number];
