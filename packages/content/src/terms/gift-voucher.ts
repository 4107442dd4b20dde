import type { Policy } from "@store/domain";
import { fillText } from "../fill-page.ts";
import { plainText, strong, type Text, text } from "../text.ts";

/** Shown with the gift voucher and in the terms [R175]. */
export const GIFT_VOUCHER_TERMS: readonly Text[] = [
  text`${strong("No expiry.")} A voucher can be used at any time.`,
  text`${strong("No purchase fee.")} The receiver gets the whole amount.`,
  text`${strong("Non-reloadable.")} No money can be added to a voucher.`,
  text`${strong("Non-transferable.")} It is used by the person it was sent to, and not sold or paid out.`,
  text`${strong("Not redeemable in stores.")} It is usable only on the {{shop-name}} website and apps.`,
  text`Questions about a voucher? Write to {{care-email}}.`,
];

export const giftVoucherTerms = (policy: Policy): readonly Text[] =>
  GIFT_VOUCHER_TERMS.map((terms) => fillText(terms, policy));

/** The same without links, for the mail that brings the voucher. */
export const plainGiftVoucherTerms = (policy: Policy): readonly string[] => giftVoucherTerms(policy).map(plainText);
