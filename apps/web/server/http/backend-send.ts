import http from "node:http";
import https from "node:https";
import { crc32 } from "node:zlib";
import type { Incoming, Outgoing, Send } from "@store/api-client";
import { LRUCache } from "lru-cache";
import { type Backends, maySendAgain } from "./backends.ts";

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Of the answers that are known again, in bytes: of about fifty lists. */
const MAX_KNOWN_BYTES = 1_000_000;

/** Reads answers. The same bytes are the same object: most pages that are rendered again get what they got before. */
function createReader(): (status: number, chunks: readonly Buffer[]) => Incoming {
  const known = new LRUCache<number, { readonly bytes: Buffer; readonly incoming: Incoming }>({
    maxSize: MAX_KNOWN_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });
  return (status, chunks) => {
    const bytes = Buffer.concat(chunks);
    const key = crc32(bytes);
    const before = known.get(key);
    if (before?.incoming.status === status && before.bytes.equals(bytes)) return before.incoming;
    const incoming = { status, content: parseJson(bytes.toString()) };
    known.set(key, { bytes, incoming });
    return incoming;
  };
}

/** The backend closed a kept-alive connection just as it was reused, so the request was never processed. */
const wasClosedMeanwhile = (request: http.ClientRequest, error: NodeJS.ErrnoException) =>
  request.reusedSocket && error.code === "ECONNRESET";

/**
 * Sends the storefront server's own calls over keep-alive connections, at a third of the cost of `fetch`; their
 * addresses are paths. A call that a process of the API did not take goes to another.
 */
export function createBackendSend({ urls, pick, skip }: Backends, timeoutMs: number): Send {
  const agents = new Map(
    urls.map((url) => [url, new (url.startsWith("https:") ? https : http).Agent({ keepAlive: true })]),
  );

  const read = createReader();
  const sendTo = (backend: string, { url, method, headers, body }: Outgoing, left: number) =>
    new Promise<Incoming>((done, fail) => {
      const { request: open } = backend.startsWith("https:") ? https : http;
      const options = { agent: agents.get(backend), method, headers, timeout: timeoutMs };
      const request = open(backend + url, options, (response) => {
        if (response.headers.connection === "close") skip(backend);
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.once("end", () => done(read(response.statusCode ?? 0, chunks)));
        response.once("error", fail);
      });
      request.once("timeout", () => request.destroy(new Error("The backend took too long")));
      request.once("error", (error) => {
        const again = { url, method, headers, body };
        if (method === "GET" && wasClosedMeanwhile(request, error)) return done(sendTo(backend, again, left));
        skip(backend);
        if (left > 0 && maySendAgain(method, error)) done(sendTo(pick(), again, left - 1));
        else fail(error);
      });
      // No page is rendered from a call that sends a form.
      request.end(typeof body === "string" ? body : undefined);
    });
  return (outgoing) => sendTo(pick(), outgoing, urls.length - 1);
}
