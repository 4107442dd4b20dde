import { hash, timingSafeEqual } from "node:crypto";

const digest = (text: string): Uint8Array => hash("sha256", text, "buffer");

/** Compares a signature in a time that tells nothing of where two differ. */
export const isSameText = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
