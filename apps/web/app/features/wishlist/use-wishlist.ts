import { addToCart, type ReplyOf, wishlist } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";
import { refreshCartCounters } from "@store/react-client/counters";
import { updateSession, useWishlistCounter } from "@store/react-client/session-store";
import { useQuery } from "@store/react-client/use-query";
import { toast } from "@store/ui/toaster";
import { useEffect, useRef, useState } from "react";
import { ADDED_TO_CART, showAdded, showNotAdded } from "../../commerce/use-add-to-cart.ts";
import {
  ADDED_TO_WISHLIST,
  REMOVED_FROM_WISHLIST,
  removeWish,
  showWishFailed,
  storeWishlist,
  toggleWish,
} from "../../commerce/wishlist.ts";

type Reply = ReplyOf<typeof wishlist>;
export type Wish = Reply["data"][number];

/** The list as it was loaded, and what has left it since. */
interface Departed {
  readonly from: Reply | undefined;
  readonly ids: ReadonlySet<number>;
}

/** The shopper's wishlist, loaded again when another tab has changed it. */
export function useWishlist() {
  const { state, reply, refetch } = useQuery(wishlist);
  const [departed, setDeparted] = useState<Departed>({ from: undefined, ids: new Set() });
  const gone = departed.from === reply ? departed.ids : undefined;
  const shown = reply?.data.filter(({ id }) => !gone?.has(id));

  const counter = useWishlistCounter();
  /** The count that this page knows of: another one comes from elsewhere. */
  const known = useRef<number>(undefined);
  useEffect(() => {
    if (!reply) return;
    known.current = reply.wishlist_counter;
    storeWishlist(reply);
  }, [reply]);
  useEffect(() => {
    if (known.current === undefined || known.current === counter) return;
    known.current = counter;
    void refetch();
  }, [counter, refetch]);

  /** Takes a product out of the list that is shown: it is out of the wishlist already. */
  const depart = (id: number, count: number) => {
    known.current = count;
    updateSession({ wishlist_counter: String(count) });
    setDeparted(({ from, ids }) => ({ from: reply, ids: new Set([...(from === reply ? ids : []), id]) }));
  };

  return { state, shown, refetch, depart };
}

/**
 * A product stays for so long after the press: the second click of a double click would otherwise fall on the product
 * that takes its place, and open it.
 */
const DOUBLE_CLICK_MS = 500;

const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

interface WishActions {
  /** Says that the product has left the wishlist, and how many it has now. */
  readonly onDeparted: (count: number) => void;
  /** Loads the list again: what happened is not certain, or it has changed. */
  readonly onUncertain: () => void;
}

/** What can be done with one product of the wishlist. One thing at a time, and each once however often it is pressed. */
export function useWishActions(id: number, { onDeparted, onUncertain }: WishActions) {
  const [busy, setBusy] = useState<"moving" | "removing">();
  const isBusy = useRef(false);
  /** In the cart already, although removing it from here failed: another press only removes it. */
  const isInCart = useRef(false);

  const once =
    (kind: "moving" | "removing", act: (calm: Promise<void>) => Promise<void>) => async (): Promise<void> => {
      if (isBusy.current) return;
      isBusy.current = true;
      setBusy(kind);
      await act(pause(DOUBLE_CLICK_MS));
      isBusy.current = false;
      setBusy(undefined);
    };

  async function leave(calm: Promise<void>): Promise<boolean> {
    const removed = await removeWish(id);
    await calm;
    if (removed.ok) {
      onDeparted(removed.reply.wishlist_counter);
      return true;
    }
    showWishFailed(removed.failure);
    if (removed.failure.kind !== "refused") onUncertain();
    return false;
  }

  /** Each product's own, so that every removal can still be undone. */
  const subject = `wish-${id}`;

  async function undo(): Promise<void> {
    const added = await toggleWish(id);
    if (added.ok) toast.success(ADDED_TO_WISHLIST, { subject });
    else showWishFailed(added.failure);
    onUncertain();
  }

  const remove = once("removing", async (calm) => {
    if (!(await leave(calm))) return;
    toast.success(REMOVED_FROM_WISHLIST, { subject, action: { label: "Undo", onClick: () => void undo() } });
  });

  const move = once("moving", async (calm) => {
    if (!isInCart.current) {
      const added = await call(addToCart, { body: { pid: id, quantity: 1 } });
      if (!added.ok) {
        showNotAdded(added.failure, () => void move());
        // It may still have been added: the header then shows it.
        if (added.failure.kind !== "refused") void refreshCartCounters();
        return;
      }
      isInCart.current = true;
      showAdded(added.reply);
      toast.success(ADDED_TO_CART);
    }
    await leave(calm);
  });

  return { busy, remove, move };
}
