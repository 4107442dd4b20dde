import { DAY_MS, daysAfter, hasCome } from "@store/domain";
import { createSigner } from "./signer.ts";

/** Longer than any order takes, its return included. */
const VALID_DAYS = 60;

/** What a link says that leads to an order without a login: which order, and until when. It opens nothing else. */
export interface TrackingTokens {
  /** @param since the moment from which the link is valid: it is valid for 60 days. */
  readonly sign: (orderId: number, since: Date) => string;
  /** The order that a token names; nothing of one that the store did not sign. */
  readonly read: (token: string, now: Date) => { readonly orderId: number } | "expired" | undefined;
}

/** A token's parts: the order, the day on which it expires, and the signature of both. */
const TOKEN = /^([1-9]\d{0,9})\.([1-9]\d{0,5})\.([\w-]{43})$/;

/** @param secret derives the store's secret for a purpose. */
export function createTrackingTokens(secret: (purpose: string) => string): TrackingTokens {
  const signer = createSigner(secret("tracking links"));
  return {
    sign: (orderId, since) => {
      const order = String(orderId);
      const day = String(Math.floor(daysAfter(since, VALID_DAYS).getTime() / DAY_MS));
      return [order, day, signer.sign(order, day)].join(".");
    },
    read: (token, now) => {
      const [, order = "", day = "", signature = ""] = TOKEN.exec(token) ?? [];
      if (!signer.isSigned(signature, order, day)) return undefined;
      return hasCome(new Date(Number(day) * DAY_MS), now) ? "expired" : { orderId: Number(order) };
    },
  };
}
