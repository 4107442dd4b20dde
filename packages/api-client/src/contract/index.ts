import * as accounts from "./accounts.ts";
import * as addresses from "./addresses.ts";
import * as cart from "./cart.ts";
import * as catalogue from "./catalogue.ts";
import type { Endpoint } from "./endpoint.ts";
import * as home from "./home.ts";
import * as orders from "./orders.ts";

export * from "./accounts.ts";
export * from "./addresses.ts";
export * from "./cart.ts";
export * from "./catalogue.ts";
export * from "./endpoint.ts";
export { RefusedReply } from "./fields.ts";
export * from "./headers.ts";
export * from "./home.ts";
export * from "./orders.ts";
export * from "./parse-request.ts";

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "method" in value && "path" in value && "reply" in value;

/** Every call by name: what the mock, the OpenAPI document and the tests walk. */
export const allEndpoints: Readonly<Record<string, Endpoint>> = Object.fromEntries(
  [accounts, catalogue, home, cart, addresses, orders].flatMap((area) =>
    Object.entries<unknown>(area).flatMap(([name, value]) => (isEndpoint(value) ? [[name, value] as const] : [])),
  ),
);
