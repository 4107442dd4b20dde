import { createHmac, timingSafeEqual } from "node:crypto";
import { DAY_MS, daysAfter, hasCome } from "@store/domain";

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
  const key = secret("tracking links");
  const signatureOf = (order: string, day: string): Buffer =>
    createHmac("sha256", key)
      .update(JSON.stringify([order, day]))
      .digest();

  return {
    sign: (orderId, since) => {
      const order = String(orderId);
      const day = String(Math.floor(daysAfter(since, VALID_DAYS).getTime() / DAY_MS));
      return [order, day, signatureOf(order, day).toString("base64url")].join(".");
    },
    read: (token, now) => {
      const [, order = "", day = "", signature = ""] = TOKEN.exec(token) ?? [];
      const given = Buffer.from(signature, "base64url");
      const right = signatureOf(order, day);
      // Bits that the encoding leaves over are no second way to write a token.
      const isSigned = given.length === right.length && timingSafeEqual(given, right);
      if (!isSigned || given.toString("base64url") !== signature) return undefined;
      return hasCome(new Date(Number(day) * DAY_MS), now) ? "expired" : { orderId: Number(order) };
    },
  };
}
