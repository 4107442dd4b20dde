import { SUBSCRIPTION_INTERVALS } from "@store/domain";

export type DeliveryOptionSeed = { id: number; name: string; durationDays: number; isOffered: boolean };

/** How often a subscription delivers; days are the truth, months only a name (C33). Plans of 15 days keep running (C43). */
export const DELIVERY_OPTIONS: readonly DeliveryOptionSeed[] = [
  { id: 1, name: "Every 15 days", durationDays: 15, isOffered: false },
  ...SUBSCRIPTION_INTERVALS.map((interval, place) => ({ id: place + 2, ...interval, isOffered: true })),
];
