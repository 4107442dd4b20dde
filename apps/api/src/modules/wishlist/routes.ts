import { toggleWishlist, type WireReplyOf, wishlist } from "@store/api-client/contract";
import { HttpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import type { Labels } from "../products/labels.ts";
import { cardsOf } from "../products/product-card.ts";
import { shareRoutes } from "./share-routes.ts";
import { createWishes } from "./wishes.ts";

type Message = WireReplyOf<typeof toggleWishlist>["message"];

export function wishlistRoutes(backend: Backend, labels: () => Promise<Labels>): void {
  const { serve, db, clock } = backend;
  const wishes = createWishes(db, clock);

  serve(toggleWishlist, async ({ body, shopper }) => {
    const toggled = await wishes.toggle(shopper.shopperId, body.pid);
    if (toggled instanceof HttpError) return toggled;
    const message: Message = toggled.wasAdded ? "Added in wishlist" : "Removed from wishlist";
    return { status: true, message, wishlist_counter: toggled.count };
  });

  serve(wishlist, async ({ shopper }) => {
    const wished = await wishes.list(shopper.shopperId);
    const cards = cardsOf(wished, await labels()).map((card) => ({ ...card, is_wished: true }));
    return { status: true, data: cards, wishlist_counter: cards.length };
  });

  shareRoutes(backend, async (shopperId) => cardsOf(await wishes.list(shopperId), await labels()));
}
