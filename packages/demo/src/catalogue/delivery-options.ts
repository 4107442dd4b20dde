import { SUBSCRIPTION_INTERVALS_DAYS } from "@store/domain";

export type DeliveryOptionSeed = { id: number; name: string; durationDays: number; isOffered: boolean };

/** How often a subscription delivers; days are the truth, months only a name (C33). Plans of 15 days keep running (C43). */
export const DELIVERY_OPTIONS: readonly DeliveryOptionSeed[] = [
  { id: 1, name: "Every 15 days", durationDays: 15 },
  { id: 2, name: "Every month", durationDays: 30 },
  { id: 3, name: "Every 2 months", durationDays: 60 },
  { id: 4, name: "Every 3 months", durationDays: 90 },
  { id: 5, name: "Every 4 months", durationDays: 120 },
].map((option) => ({ ...option, isOffered: SUBSCRIPTION_INTERVALS_DAYS.includes(option.durationDays) }));
