export * from "./use-scroll-row.ts";
