export * from "./consultation-file.ts";
export * from "./create-calendar-file.ts";
