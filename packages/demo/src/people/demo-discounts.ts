import { fromRupees } from "@store/domain";
import type { DaysBefore } from "../days-before.ts";

/** A discount that is over: prices of the sample shop are those of its products. */
export const demoDiscounts = (daysBefore: DaysBefore) => [
  {
    ...{ name: "Diwali", scope: "cart" as const, targets: [], kind: "percent" as const, percent: 10 },
    ...{ minimum: fromRupees(999), startsAt: daysBefore(50), endsAt: daysBefore(40), createdAt: daysBefore(60) },
  },
];
