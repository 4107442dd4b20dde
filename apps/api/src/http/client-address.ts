import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/;

/**
 * The address that a request comes from, for rate limits. A proxy is believed only on this machine, where the
 * storefront's server stands, and only for the hop that it added itself.
 */
export function clientAddress(c: Context<{ Bindings: HttpBindings }>): string {
  // A test calls the app without a connection.
  const peer = c.env?.incoming?.socket.remoteAddress ?? "127.0.0.1";
  if (!LOOPBACK.test(peer)) return peer;
  return c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() || peer;
}
