import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { setTimeout } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { pino } from "pino";
import { afterEach, describe, expect, it } from "vitest";
import { FileStream } from "./file-stream.ts";
import { fileResponse } from "./responses.ts";

const silent = pino({ level: "silent" });
const CHUNK = "x".repeat(64 * 1024);

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Serves a file over HTTP, as the backend does. */
async function served(chunks: AsyncGenerator<string, void, undefined>): Promise<string> {
  const file = new FileStream("list.csv", chunks);
  const listener = getRequestListener(async () => {
    const content = await file.body(silent);
    return fileResponse({ name: file.name, content }, "text/csv");
  });
  server = createServer((request, response) => void listener(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  return `http://127.0.0.1:${address.port}/`;
}

describe("a file that is made while it is sent", () => {
  it("arrives whole, under its name", async () => {
    const response = await fetch(
      await served(
        (async function* () {
          yield "घी,";
          yield "1\r\n";
        })(),
      ),
    );
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(response.headers.get("content-disposition")).toBe('attachment; filename="list.csv"');
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toBe("घी,1\r\n");
  });

  it("is not made ahead of a client that does not read, and ends when the client goes away", async () => {
    let made = 0;
    let end: (() => void) | undefined;
    const ended = new Promise<void>((done) => {
      end = done;
    });
    const leaving = new AbortController();
    const address = await served(
      (async function* () {
        try {
          for (;;) {
            made += 1;
            yield CHUNK;
          }
        } finally {
          end?.();
        }
      })(),
    );
    const response = await fetch(address, { signal: leaving.signal });
    const reader = response.body?.getReader();
    await reader?.read();
    // Without back-pressure it would never stand still.
    for (let before = -1; before !== made; await setTimeout(50)) before = made;
    leaving.abort();
    await ended;
  });

  it("fails as a call where its first part cannot be made", async () => {
    const file = new FileStream(
      "list.csv",
      // biome-ignore lint/correctness/useYield: it fails before
      (async function* () {
        throw new Error("The database is away");
      })(),
    );
    await expect(file.body(silent)).rejects.toThrow("The database is away");
  });

  it("is broken off where a later part cannot be made", async () => {
    const response = await fetch(
      await served(
        (async function* () {
          yield CHUNK;
          yield CHUNK;
          yield CHUNK;
          throw new Error("The database is away");
        })(),
      ),
    ).catch(() => undefined);
    await expect(response?.text() ?? Promise.reject(new Error("No answer"))).rejects.toThrow();
  });
});
