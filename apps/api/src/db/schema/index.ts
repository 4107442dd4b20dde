export * from "./catalogue.ts";
export * from "./geography.ts";
export * from "./home.ts";
export * from "./orders.ts";
export * from "./outbox.ts";
export * from "./rate-limits.ts";
export * from "./shoppers.ts";
