import http from "node:http";
import https from "node:https";
import type { Incoming, Outgoing, Send } from "@store/api-client";
import { type Backends, maySendAgain } from "./backends.ts";

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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

  const sendTo = (backend: string, { url, method, headers, body }: Outgoing, left: number) =>
    new Promise<Incoming>((done, fail) => {
      const { request: open } = backend.startsWith("https:") ? https : http;
      const options = { agent: agents.get(backend), method, headers, timeout: timeoutMs };
      const request = open(backend + url, options, (response) => {
        if (response.headers.connection === "close") skip(backend);
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          text += chunk;
        });
        response.once("end", () => done({ status: response.statusCode ?? 0, content: parseJson(text) }));
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
