import { createSend, type Send } from "@store/api-client";
import { traceHeaders } from "@store/http-server/tracing";
import { type Backends, maySendAgain } from "./backends.ts";

/**
 * Sends the storefront server's own calls, whose addresses are paths. A call that a process of the API did not take goes
 * to another, and once more to the same one where a kept connection had just ended.
 */
export function createBackendSend({ urls, pick, skip }: Backends, timeoutMs: number): Send {
  const [base] = urls;
  const fetchFromAny: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    for (const [name, value] of Object.entries(traceHeaders())) request.headers.set(name, value);
    for (let left = urls.length; ; left--) {
      const backend = pick();
      try {
        const response = await fetch(new Request(backend + request.url.slice(base.length), request.clone()));
        if (response.headers.get("connection") === "close") skip(backend);
        return response;
      } catch (error) {
        skip(backend);
        if (left === 0 || !maySendAgain(request.method, error)) throw error;
      }
    }
  };
  const send = createSend(timeoutMs, fetchFromAny);
  return (outgoing) => send({ ...outgoing, url: base + outgoing.url });
}
