/// <reference types="node" />
import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { within } from "./within.ts";

/** Collects garbage again and again until the test is over. */
function collectGarbage(): void {
  const { gc } = globalThis;
  if (!gc) throw new Error("Garbage cannot be collected");
  const timer = setInterval(() => gc(), 5);
  onTestFinished(() => clearInterval(timer));
}

async function silentServer(): Promise<string> {
  const server = createServer(() => {}).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${String(Object(server.address()).port)}/`;
}

describe("within a time", () => {
  it("a task gives its value, or its error", async () => {
    await expect(within(60_000, async () => "done")).resolves.toBe("done");
    await expect(within(60_000, () => Promise.reject(new Error("wrong")))).rejects.toThrow("wrong");
  });

  it("a task is told when the time is over, and given up even if it does not listen", async () => {
    let told: AbortSignal | undefined;
    const task = (signal: AbortSignal) => {
      told = signal;
      return new Promise(() => {});
    };
    await expect(within(1, task)).rejects.toMatchObject({ name: "TimeoutError" });
    expect(told?.aborted).toBe(true);
  });

  it.each([
    ["an address", (url: string, signal: AbortSignal) => fetch(url, { signal })],
    ["a request", (url: string, signal: AbortSignal) => fetch(new Request(url, { signal }))],
    ["a copy of a request", (url: string, signal: AbortSignal) => fetch(new Request(new Request(url, { signal })))],
  ])("%s that is never answered is given up, also when its garbage is collected", async (_, ask) => {
    const url = await silentServer();
    collectGarbage();
    await expect(within(300, (signal) => ask(url, signal))).rejects.toMatchObject({ name: "TimeoutError" });
  });
});
