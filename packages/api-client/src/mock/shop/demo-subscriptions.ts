import { addDays, type CalendarDate } from "@store/domain";
import type { MockProduct } from "./products.ts";

export interface MockSubscription {
  readonly id: number;
  readonly product: MockProduct;
  quantity: number;
  optionId: number;
  isActive: boolean;
  firstOrderId?: number;
  /** Missing until its first order is paid. */
  startDate?: CalendarDate;
  nextDeliveryDate?: CalendarDate;
  shiftedDeliveryDate?: CalendarDate | undefined;
}

export const DELIVERY_OPTIONS = [
  { id: 1, name: "Every 15 days", duration: 15 },
  { id: 2, name: "Every month", duration: 30 },
  { id: 3, name: "Every 2 months", duration: 60 },
] as const;

/** One that can be shifted, one that was, and one that is paused. */
export function demoSubscriptions(
  [first, second, third]: readonly MockProduct[],
  nextId: () => number,
  today: CalendarDate,
): MockSubscription[] {
  if (!first || !second || !third) return [];
  const begun = { quantity: 1, optionId: 2, isActive: true, startDate: addDays(today, -27) };
  const inDays = (days: number) => addDays(today, days);
  return [
    { ...begun, id: nextId(), product: first, nextDeliveryDate: inDays(3) },
    { ...begun, id: nextId(), product: second, nextDeliveryDate: inDays(4), shiftedDeliveryDate: inDays(9) },
    { ...begun, id: nextId(), product: third, nextDeliveryDate: inDays(-40), isActive: false },
  ];
}
