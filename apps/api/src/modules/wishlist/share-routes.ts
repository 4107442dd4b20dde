import { sharedWishlist, shareWishlist, stopSharingWishlist, wishlistShare } from "@store/api-client/contract";
import { WISHLIST_NOT_SHARED } from "@store/domain";
import { and, eq } from "drizzle-orm";
import { customers, wishlistShares } from "../../db/schema/index.ts";
import { httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import { newToken } from "../../identity/token.ts";
import type { Backend } from "../backend.ts";
import type { WireCard } from "../products/product-card.ts";

const SHARES = limit("wishlist-share", 60, 15 * MINUTE);

/**
 * A customer's wishlist for whoever has its link, as long as the customer shares it and the account is open.
 * @param cardsOf what is on a shopper's wishlist.
 */
export function shareRoutes(
  { serve, db, clock, limits }: Backend,
  cardsOf: (shopperId: number) => Promise<WireCard[]>,
): void {
  const shares = limits.shared(SHARES);
  const share = { token: wishlistShares.token, is_named: wishlistShares.isNamed };

  serve(wishlistShare, async ({ customer: { customerId } }) => {
    const [data] = await db.select(share).from(wishlistShares).where(eq(wishlistShares.customerId, customerId));
    return { status: true, data };
  });

  serve(shareWishlist, async ({ body: { is_named: isNamed }, customer: { customerId } }) => {
    const tooMany = await shares.count(customerId);
    if (tooMany) return tooMany;
    const [data] = await db
      .insert(wishlistShares)
      .values({ customerId, token: newToken(), isNamed, sharedAt: clock() })
      .onConflictDoUpdate({ target: wishlistShares.customerId, set: { isNamed } })
      .returning(share);
    if (!data) throw new Error("A link that was written is not there");
    return { status: true, data };
  });

  serve(stopSharingWishlist, async ({ customer: { customerId } }) => {
    await db.delete(wishlistShares).where(eq(wishlistShares.customerId, customerId));
    return { status: true };
  });

  serve(sharedWishlist, async ({ params: { token } }) => {
    const [shared] = await db
      .select({ shopperId: customers.shopperId, firstName: customers.firstName, isNamed: wishlistShares.isNamed })
      .from(wishlistShares)
      .innerJoin(customers, eq(customers.id, wishlistShares.customerId))
      .where(and(eq(wishlistShares.token, token), customers.isActive));
    if (!shared) return httpError(404, WISHLIST_NOT_SHARED);
    const { shopperId, firstName, isNamed } = shared;
    return { status: true, data: { first_name: (isNamed && firstName) || null, products: await cardsOf(shopperId) } };
  });
}
