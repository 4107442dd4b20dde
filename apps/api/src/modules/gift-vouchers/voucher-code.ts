import { randomBytes } from "node:crypto";

/** Letters and digits that nobody takes for one another: 32 of them, five bits each. */
const ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const GROUPS = 4;
const GROUP = 4;

/** A new code such as GIFT-7KQM-2XPA-WR9C-HT5D: 80 random bits, easy to read out. */
export function newVoucherCode(): string {
  const letters = Array.from(randomBytes(GROUPS * GROUP), (byte) => ALPHABET[byte % ALPHABET.length]);
  const groups = Array.from({ length: GROUPS }, (_, index) =>
    letters.slice(index * GROUP, (index + 1) * GROUP).join(""),
  );
  return ["GIFT", ...groups].join("-");
}
