import { onPress } from "../../commerce/on-press.tsx";

/** Has a shopper written to when a product is back; few products are out of stock, the others load nothing of it. */
export const NotifyMe = onPress(() => import("./back-in-stock.tsx"), {
  size: "large",
  isWide: true,
  children: "Notify me when it is back",
});
