import { FIELD_LENGTHS } from "@store/domain";
import { attempt } from "./storage.ts";

/** That an order is a gift, and what its card says; kept in this browser until the order is placed [R89]. */
export interface Gift {
  readonly isGift: boolean;
  /** At most as long as the order's field takes. Kept when the gift option is turned off, and sent only when it is on. */
  readonly message: string;
}

/** The names of the order's own fields on the wire. */
const IS_GIFT = "is_a_gift";
const MESSAGE = "giftMessage";
const YES = "true";

export const NO_GIFT: Gift = { isGift: false, message: "" };

export const readGift = (): Gift =>
  attempt(
    () => ({
      isGift: localStorage.getItem(IS_GIFT) === YES,
      message: (localStorage.getItem(MESSAGE) ?? "").slice(0, FIELD_LENGTHS.giftMessage),
    }),
    NO_GIFT,
  );

export const writeGift = ({ isGift, message }: Gift): void =>
  attempt(() => {
    localStorage.setItem(IS_GIFT, String(isGift));
    localStorage.setItem(MESSAGE, message.slice(0, FIELD_LENGTHS.giftMessage));
  }, undefined);

/** Forgets the gift: its order is placed, or its shopper has left. */
export const clearGift = (): void =>
  attempt(() => {
    localStorage.removeItem(IS_GIFT);
    localStorage.removeItem(MESSAGE);
  }, undefined);

/** The message that an order sends along: none when it is no gift, or nothing was written. */
export function giftMessage(): string | undefined {
  const { isGift, message } = readGift();
  return isGift ? message.trim() || undefined : undefined;
}
