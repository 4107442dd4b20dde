import { toggleWishlist, type WireReplyOf, wishlist } from "@store/api-client/contract";
import { HttpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import type { Labels } from "../products/labels.ts";
import { cardsOf } from "../products/product-card.ts";
import { createWishes } from "./wishes.ts";

type Message = WireReplyOf<typeof toggleWishlist>["message"];

export function wishlistRoutes({ serve, db, clock }: Backend, labels: () => Promise<Labels>): void {
  const wishes = createWishes(db, clock);

  serve(toggleWishlist, async ({ body, shopper }) => {
    const toggled = await wishes.toggle(shopper.shopperId, body.pid);
    if (toggled instanceof HttpError) return toggled;
    const message: Message = toggled.wasAdded ? "Added in wishlist" : "Removed from wishlist";
    return { status: true, message, wishlist_counter: toggled.count };
  });

  serve(wishlist, async ({ shopper }) => {
    const wished = await wishes.list(shopper.shopperId);
    return { status: true, data: cardsOf(wished, await labels()), wishlist_counter: wished.length };
  });
}
