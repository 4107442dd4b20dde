export * from "./consultation-file.ts";
export * from "./create-calendar-file.ts";
export * from "./delivery-file.ts";
export * from "./event-file.ts";
