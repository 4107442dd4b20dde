import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { type CloseOptions, createStop } from "./close-on-signal.ts";

async function listening(listener: RequestListener, options: CloseOptions = {}) {
  const server = createServer(listener);
  const stop = createStop(server, options);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => {
    agent.destroy();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const ask = () =>
    new Promise<IncomingMessage>((done, fail) => {
      get({ port, host: "127.0.0.1", agent }, done).on("error", fail);
    });
  return { server, stop, ask };
}

test("lets a request under way finish, and closes its connection", async () => {
  let answer = () => {};
  const { server, stop, ask } = await listening((_, response) => {
    answer = () => response.end("whole");
  });
  const asked = once(server, "request");
  const reply = ask();
  await asked;
  const stopped = stop("SIGINT");
  answer();
  const response = await reply;
  expect(response.headers.connection).toBe("close");
  expect(await text(response)).toBe("whole");
  await stopped;
  await expect(ask()).rejects.toThrow("ECONNREFUSED");
});

test("closes connections that are only kept", async () => {
  const { stop, ask } = await listening((_, response) => response.end("ok"));
  const response = await ask();
  expect(response.headers.connection).toBe("keep-alive");
  await text(response);
  await stop("SIGINT");
});

test("cuts off a request that takes too long", async () => {
  const { server, stop, ask } = await listening(() => {}, { drainTimeoutMs: 50 });
  const asked = once(server, "request");
  const reply = expect(ask()).rejects.toThrow();
  await asked;
  await stop("SIGINT");
  await reply;
});

test("answers on for SIGTERM's grace, each time with Connection: close", async () => {
  let isOver = false;
  const { stop, ask } = await listening((_, response) => response.end("ok"), { graceMs: 2000 });
  const stopped = stop("SIGTERM").then(() => {
    isOver = true;
  });
  const response = await ask();
  expect(isOver).toBe(false);
  expect(response.headers.connection).toBe("close");
  expect(await text(response)).toBe("ok");
  await stopped;
});

test("stops once, however often it is told, and closes what it used at the end", async () => {
  const close = vi.fn(async () => {});
  const onSignal = vi.fn();
  const { server, stop } = await listening((_, response) => response.end("ok"), {
    onSignal,
    close: () => {
      expect(server.listening).toBe(false);
      return close();
    },
  });
  await Promise.all([stop("SIGTERM"), stop("SIGINT")]);
  expect(onSignal).toHaveBeenCalledExactlyOnceWith("SIGTERM");
  expect(close).toHaveBeenCalledOnce();
});
