import type { DemoPerson } from "./demo-people.ts";

export interface DemoSubscription {
  readonly role: DemoPerson["role"];
  readonly productId: number;
  readonly quantity: number;
  readonly deliveryOptionId: number;
  readonly startedDaysAgo: number;
  /** Days from now; negative in the past. */
  readonly nextInDays: number;
  readonly shiftedToDays?: number;
  readonly isActive: boolean;
}

/** One in every state that the management page knows. */
export const DEMO_SUBSCRIPTIONS: readonly DemoSubscription[] = [
  {
    role: "customer",
    productId: 1060,
    quantity: 4,
    deliveryOptionId: 3,
    startedDaysAgo: 100,
    nextInDays: -40,
    isActive: false,
  },
  {
    role: "customer",
    productId: 1067,
    quantity: 3,
    deliveryOptionId: 1,
    startedDaysAgo: 26,
    nextInDays: 4,
    shiftedToDays: 9,
    isActive: true,
  },
  {
    role: "customer",
    productId: 1002,
    quantity: 1,
    deliveryOptionId: 2,
    startedDaysAgo: 27,
    nextInDays: 3,
    isActive: true,
  },
  {
    role: "elite",
    productId: 1001,
    quantity: 2,
    deliveryOptionId: 4,
    startedDaysAgo: 65,
    nextInDays: 25,
    isActive: true,
  },
];
