import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/**
 * Reads a header straight from Node's request: the standard `Request` would first copy them all.
 * @param name in lower case.
 */
export function headerOf(c: Context<{ Bindings: HttpBindings }>, name: string): string | undefined {
  // Tests call the app without a connection.
  const incoming = c.env?.incoming;
  if (!incoming) return c.req.header(name);
  const value = incoming.headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}
