/** What exists for speed alone. The store is whole without any of it: `npm run bench -- mechanisms` shows what each gains. */
export const MECHANISMS = [
  "page-cache",
  "response-cache",
  "html-cache",
  "start-after-paint",
  "static-html",
  "chunks",
  "trim-contract",
] as const;

export type Mechanism = (typeof MECHANISMS)[number];

/** The setting that switches mechanisms off: their names between commas, when the storefront is built and when it is started. */
export const SPEED_OFF = "SPEED_OFF";

/** Tells whether a mechanism is on. */
export function readMechanisms(environment: Readonly<Record<string, string | undefined>>) {
  const off = (environment[SPEED_OFF] ?? "").split(",");
  return (mechanism: Mechanism): boolean => !off.includes(mechanism);
}
