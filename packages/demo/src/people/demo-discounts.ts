import { addDays, type CalendarDate, fromRupees, startOfDay } from "@store/domain";

/** A discount that is over: prices of the sample shop are those of its products. */
export function demoDiscounts(today: CalendarDate) {
  const midnight = (daysAgo: number) => startOfDay(addDays(today, -daysAgo));
  return [
    {
      ...{ name: "Diwali", scope: "cart" as const, targets: [], kind: "percent" as const, percent: 10 },
      ...{ minimum: fromRupees(999), startsAt: midnight(50), endsAt: midnight(40), createdAt: midnight(60) },
    },
  ];
}
