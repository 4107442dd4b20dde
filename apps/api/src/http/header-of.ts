import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/**
 * A header as Node's parser has it already: asked for one, the standard request would copy them all.
 * @param name in lower case.
 */
export function headerOf(c: Context<{ Bindings: HttpBindings }>, name: string): string | undefined {
  // A test calls the app without a connection.
  const incoming = c.env?.incoming;
  if (!incoming) return c.req.header(name);
  const value = incoming.headers[name];
  return Array.isArray(value) ? value.join(", ") : value;
}
