/** How long an unpaid online order keeps its stock. */
export const HOLD_STOCK_MINUTES = 30;
