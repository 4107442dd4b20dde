import type { Answer, CallFailure } from "@store/api-client";
import { type Cart, cart, type ReplyOf, removeCartItem, updateCartItem } from "@store/api-client/contract";
import { addMoney, PRODUCT_REMOVED, QUANTITY_NOT_UPDATED, QUANTITY_UPDATED } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { inRupees, showCartCounters } from "@store/react-client/counters";
import { refusalMessage } from "@store/react-client/failures";
import { useSession } from "@store/react-client/session-store";
import { toast } from "@store/ui/toaster";
import type { InferOutput } from "valibot";

export type CartContents = InferOutput<typeof Cart>;
export type CartItem = CartContents["cart_items"][number];

/** What the minimum order looks at: the goods with GST, before vouchers, coins and shipping (C37). */
export const goodsOf = ({ cart_items, product_price }: CartContents) => ({
  total: product_price ?? addMoney(...cart_items.map(({ total }) => total)),
  names: cart_items.map(({ product }) => product),
});

export interface CartState {
  /** Failed: it was never loaded. What was loaded once stays when loading it again fails. */
  readonly state: "loading" | "failed" | "loaded";
  /** What the server said last. */
  readonly contents: CartContents | undefined;
  /** Quantities that the shopper chose and that `contents` does not have yet, by line; 0 is a line being removed. */
  readonly wanted: ReadonlyMap<number, number>;
  /** The amounts of `contents` may be old: a change is under way. */
  readonly isUpdating: boolean;
  /** Loading the cart again has failed. */
  readonly isOutdated: boolean;
}

/** What a change of the cart came to: its answer, and the cart after it; undefined when that could not be loaded. */
export interface Changed<R> {
  readonly answer: Answer<R>;
  readonly contents: CartContents | undefined;
}

/** How long after the last of several quick steps the quantity is sent. */
const STEPPING_MS = 300;

/** Other tabs are notified of every change, even one that leaves the counters as they were. */
const CHANNEL = "cart";

/** The quantity that means that a line is removed. */
const REMOVED = 0;

type ChangeReply = ReplyOf<typeof updateCartItem>;
interface Sent {
  readonly id: number;
  readonly quantity: number;
  readonly answer: Answer<ChangeReply>;
}

const INITIAL: CartState = {
  state: "loading",
  contents: undefined,
  wanted: new Map(),
  isUpdating: false,
  isOutdated: false,
};

const send = (id: number, quantity: number): Promise<Answer<ChangeReply>> =>
  quantity === REMOVED
    ? call(removeCartItem, { params: { id } })
    : call(updateCartItem, { params: { id }, body: { quantity } });

/** Why a quantity was not taken: the server's own word on it, or the catalogue's text [R85]. */
function notUpdated(failure: CallFailure): string {
  const own = failure.kind === "refused" ? failure.errors?.quantity?.join(" ") : undefined;
  return own || refusalMessage(failure, QUANTITY_NOT_UPDATED);
}

/**
 * Whether the cart has what was asked for, whatever happened to the answer: a call whose answer was lost may have been
 * carried out.
 */
function isDone({ id, quantity, answer }: Sent, contents: CartContents | undefined): boolean {
  if (answer.ok || !contents) return answer.ok;
  const line = contents.cart_items.find((item) => item.id === id);
  if (quantity === REMOVED) return line === undefined;
  return answer.failure.kind !== "refused" && line?.quantity === quantity;
}

/** Tells how changes went: once for several of a kind. */
function report(all: readonly Sent[], contents: CartContents | undefined): void {
  const done = all.filter((sent) => isDone(sent, contents));
  if (done.some(({ quantity }) => quantity === REMOVED)) toast.success(PRODUCT_REMOVED);
  if (done.some(({ quantity }) => quantity !== REMOVED)) toast.success(QUANTITY_UPDATED);
  const failed = all.flatMap((sent) => (sent.answer.ok || done.includes(sent) ? [] : notUpdated(sent.answer.failure)));
  for (const message of new Set(failed)) toast.error(message);
}

/**
 * Keeps a shown cart and the server's in step. Quantities show at once and are sent one after the other, the last of
 * quick steps only; amounts are always the server's, from the cart loaded after a change. Answers that something newer
 * has overtaken are dropped.
 */
export function createCartSync() {
  let current = INITIAL;
  const listeners = new Set<() => void>();
  const show = (change: Partial<CartState>): void => {
    const next = { ...current, ...change };
    const isUpdating = next.state === "loaded" && (next.wanted.size > 0 || changes > 0 || isForeign);
    current = { ...next, isUpdating };
    for (const listener of listeners) listener();
  };

  /** Changes that wait or are under way. Each ends by loading the cart. */
  let changes = 0;
  /** `contents` belongs to who was here before the last login or logout. */
  let isForeign = false;
  /** Counts loads and what overtakes them. */
  let turn = 0;
  /** What was sent of `wanted`, by line. */
  const sentQuantities = new Map<number, number>();
  /** What has been answered and not reported yet. */
  let answered: readonly Sent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let channel: BroadcastChannel | undefined;

  async function load(): Promise<CartContents | undefined> {
    turn += 1;
    const asked = turn;
    const answer = await call(cart);
    if (asked !== turn) return undefined;
    if (!answer.ok) {
      show(current.contents ? { isOutdated: true } : { state: "failed" });
      return undefined;
    }
    const contents = answer.reply.data;
    const lines = new Set(contents.cart_items.map(({ id }) => id));
    const unsent = [...current.wanted].filter(([id, wanted]) => lines.has(id) && sentQuantities.get(id) !== wanted);
    sentQuantities.clear();
    isForeign = false;
    show({ state: "loaded", contents, wanted: new Map(unsent), isOutdated: false });
    showCartCounters(contents);
    return contents;
  }

  let refreshing: Promise<unknown> | undefined;
  /** Loads the cart, unless that or a change is under way, which loads it at its end. */
  const refresh = async (): Promise<void> => {
    if (changes > 0) return;
    refreshing ??= load().finally(() => {
      refreshing = undefined;
    });
    await refreshing;
  };

  /** One change after the other. */
  function inTurn<R>(work: () => Promise<R>): Promise<R> {
    changes += 1;
    show({});
    const result = queue.then(work).finally(() => {
      changes -= 1;
      show({});
      channel?.postMessage(CHANNEL);
    });
    queue = result.catch(() => undefined);
    return result;
  }

  /** Shows the server's quantity again, unless the shopper has chosen another one since. */
  const forget = (id: number, quantity: number): void => {
    if (current.wanted.get(id) !== quantity) return;
    const rest = new Map(current.wanted);
    rest.delete(id);
    show({ wanted: rest });
  };

  async function sendNext(id: number, quantity: number): Promise<void> {
    sentQuantities.set(id, quantity);
    const answer = await send(id, quantity);
    answered = [...answered.filter((sent) => sent.id !== id), { id, quantity, answer }];
    if (answer.ok) showCartCounters(answer.reply);
    else if (answer.failure.kind === "refused") forget(id, quantity);
  }

  const nextWanted = () => [...current.wanted].find(([id, quantity]) => sentQuantities.get(id) !== quantity);

  async function sendWanted(): Promise<void> {
    for (let next = nextWanted(); next; next = nextWanted()) {
      // A load that began before the change must not show the cart as it was.
      turn += 1;
      await sendNext(...next);
      // More steps are being made: their own turn follows.
      if (timer !== undefined) return;
    }
    if (answered.length === 0) return;
    const contents = await load();
    const all = answered;
    answered = [];
    if (!contents) for (const { id, quantity, answer } of all) if (!answer.ok) forget(id, quantity);
    report(all, contents);
  }

  /** Sends what is wanted now, without waiting for more steps. */
  function flush(): Promise<unknown> {
    if (timer === undefined) return queue;
    clearTimeout(timer);
    timer = undefined;
    return inTurn(sendWanted);
  }

  function want(id: number, quantity: number, delay: number): void {
    clearTimeout(timer);
    show({ wanted: new Map(current.wanted).set(id, quantity) });
    const isBack = current.contents?.cart_items.some((item) => item.id === id && item.quantity === quantity);
    if (isBack && !sentQuantities.has(id)) forget(id, quantity);
    timer = setTimeout(() => void flush(), delay);
  }

  /** Any other change: its call, then the cart as the server then has it. */
  async function change<R>(ask: () => Promise<Answer<R>>): Promise<Changed<R>> {
    await flush();
    return inTurn(async () => {
      turn += 1;
      const answer = await ask();
      return { answer, contents: await load() };
    });
  }

  /** Another tab, another device, a webview's host or a login may have changed the cart. */
  function watch(): () => void {
    const refreshWhenVisible = () => {
      if (document.visibilityState === "visible") void refresh();
      else void flush();
    };
    const stopWatchingSession = useSession.subscribe(({ stored, isKnown }, before) => {
      if (!isKnown) return;
      if (stored.token !== before.stored.token || !before.isKnown) {
        isForeign = current.contents !== undefined;
        void load();
        return;
      }
      const { contents } = current;
      const isOther =
        contents !== undefined &&
        (stored.cart_counter !== String(contents.cart_counter) ||
          stored.product_total !== inRupees(contents.final_total));
      const hasChanged =
        stored.cart_counter !== before.stored.cart_counter || stored.product_total !== before.stored.product_total;
      if (isOther && hasChanged) void refresh();
    });
    document.addEventListener("visibilitychange", refreshWhenVisible);
    window.addEventListener("focus", refreshWhenVisible);
    channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(CHANNEL);
    channel?.addEventListener("message", () => void refresh());
    if (useSession.getState().isKnown) void load();
    return () => {
      stopWatchingSession();
      document.removeEventListener("visibilitychange", refreshWhenVisible);
      window.removeEventListener("focus", refreshWhenVisible);
      const closing = channel;
      void flush().finally(() => closing?.close());
    };
  }

  return {
    read: (): CartState => current,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    watch,
    refresh,
    change,
    /** Sends all that is wanted, and resolves when the cart is the server's. */
    settle: async (): Promise<void> => {
      await flush();
    },
    setQuantity: (id: number, quantity: number): void => want(id, quantity, STEPPING_MS),
    remove: (id: number): void => want(id, REMOVED, 0),
  };
}

export type CartSync = ReturnType<typeof createCartSync>;
