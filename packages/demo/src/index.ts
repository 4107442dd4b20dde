export * from "./catalogue/index.ts";
export { type DaysBefore, daysBeforeOf } from "./days-before.ts";
export * from "./people/demo-history.ts";
export * from "./people/demo-people.ts";
export * from "./people/demo-subscriptions.ts";
export * from "./people/demo-vouchers.ts";
