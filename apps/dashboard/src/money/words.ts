import type { moneyOwed, payout, payoutLinesToCheck, ReplyOf } from "@store/api-client/contract";
import { formatDate, formatRupees, type PayoutKind } from "@store/domain";
import { gatewayName } from "../parts/gateway-name.ts";

export type Payer = ReplyOf<typeof moneyOwed>["data"]["payers"][number];
type Line = ReplyOf<typeof payout>["data"][number];
type LineToCheck = ReplyOf<typeof payoutLinesToCheck>["data"][number];

/** What a payer is called. */
export const payerName = (kind: PayoutKind, payer: string): string =>
  kind === "gateway" ? gatewayName(payer) : payer || "Courier unknown";

/** What a line does, in a sentence. */
export function whatLineDoes(kind: PayoutKind, line: Line): string {
  const { state, rest, short_by, counted, earlier_on: earlier, problem } = line;
  const file = earlier ? `the file of ${formatDate(earlier)}` : "this file already";
  switch (state) {
    case "matched":
      return counted < 0 ? "A refund of the shop" : "Settles it";
    case "short":
      return `Short by ${formatRupees(short_by)}`;
    case "over":
      return earlier ? `Already settled in ${file}: over by ${formatRupees(rest)}` : `Over by ${formatRupees(rest)}`;
    case "unknown":
      return kind === "cash" ? "No order has this number" : "No payment has this number";
    case "repeated":
      return `Already settled in ${file}: it does not count again`;
    case "early":
      return kind === "cash" ? "The order is not delivered yet" : "The payment is not marked as paid";
    case "not_owed":
      return "The order is cancelled, or not to be paid on delivery";
    case "taken_back":
      return "Taken back, and no refund of the shop has this amount";
    case "nothing":
      return "It pays nothing";
    case "unreadable":
      return problem ?? "It cannot be read";
  }
}

const NOT_DUE: Readonly<Record<Exclude<LineToCheck["not_due"], "waiting" | undefined>, string>> = {
  cancelled: "Counted for an order that was cancelled since",
  undelivered: "Counted for a parcel that came back undelivered",
  payment_failed: "Counted for a payment that did not succeed",
};

/** Why a line is to be checked, in a sentence. */
export function whyToCheck(line: LineToCheck): string {
  const { kind, state, not_due, rest } = line;
  if (not_due !== undefined && not_due !== "waiting") return NOT_DUE[not_due];
  if (state === "early" && not_due === undefined) return `Over by ${formatRupees(rest)}`;
  return whatLineDoes(kind, line);
}
