import type { KyInstance } from "ky";
import type { Method } from "../contract/endpoint.ts";

/** A request as it goes out. */
export interface Outgoing {
  readonly url: string;
  readonly method: Method;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON. */
  readonly body?: string | undefined;
}

export interface Incoming {
  readonly status: number;
  /** What the body's JSON says; undefined when it is none. */
  readonly content: unknown;
}

/** Sends a request. It rejects when the backend cannot be reached in time. */
export type Send = (outgoing: Outgoing) => Promise<Incoming>;

/** @param timeout in milliseconds. */
export function createKySend(timeout: number, fetch: typeof globalThis.fetch | undefined): Send {
  // Fetched with the first call: a page that is only read never needs it.
  let client: Promise<KyInstance> | undefined;
  const http = () => {
    client ??= import("ky").then(({ default: ky }) =>
      ky.create({ retry: 0, timeout, throwHttpErrors: false, ...(fetch ? { fetch } : {}) }),
    );
    return client;
  };
  return async ({ url, ...init }) => {
    const send = await http();
    const response = await send(url, init);
    return { status: response.status, content: await response.json().catch(() => undefined) };
  };
}
