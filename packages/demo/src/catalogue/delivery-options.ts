export type DeliveryOptionSeed = { id: number; name: string; durationDays: number };

/** How often a subscription delivers; days are the truth, months only a name (C33). */
export const DELIVERY_OPTIONS: readonly DeliveryOptionSeed[] = [
  { id: 1, name: "Every 15 days", durationDays: 15 },
  { id: 2, name: "Every month", durationDays: 30 },
  { id: 3, name: "Every 2 months", durationDays: 60 },
  { id: 4, name: "Every 3 months", durationDays: 90 },
];
