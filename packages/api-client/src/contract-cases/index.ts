import { accountCases } from "./accounts.ts";
import { appointmentCases } from "./appointments.ts";
import { browsingCases } from "./browsing.ts";
import type { CaseStore } from "./case-store.ts";
import { contentCases } from "./content.ts";
import { eventCases } from "./events.ts";
import { leadCases } from "./leads.ts";
import { orderingCases } from "./ordering.ts";
import { payingCases } from "./paying.ts";
import { reviewingCases } from "./reviewing.ts";
import { shoppingCases } from "./shopping.ts";
import { spendingCases } from "./spending.ts";
import { subscribingCases } from "./subscribing.ts";

export type { CaseStore } from "./case-store.ts";

/**
 * What every backend of this contract does, as tests: the store's own backend and any other can be run against them,
 * through the typed client.
 * @param open the backend; asked within tests only.
 */
export function contractCases(open: () => CaseStore): void {
  accountCases(open);
  browsingCases(open);
  contentCases(open);
  eventCases(open);
  appointmentCases(open);
  leadCases(open);
  shoppingCases(open);
  reviewingCases(open);
  orderingCases(open);
  spendingCases(open);
  subscribingCases(open);
  payingCases(open);
}
