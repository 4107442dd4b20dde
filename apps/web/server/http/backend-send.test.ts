import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, it } from "vitest";
import { createBackendSend } from "./backend-send.ts";
import { createBackends } from "./backends.ts";

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Starts a backend on a free port. */
const startBackend = (answer: RequestListener) =>
  new Promise<string>((done) => {
    const started = createServer(answer);
    server = started;
    started.listen(0, "127.0.0.1", () => {
      const address = started.address();
      done(`http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`);
    });
  });

const sendTo = (url: string, timeoutMs: number) => createBackendSend(createBackends([url]), timeoutMs);
const get = () => ({ url: "/", method: "GET", headers: { accept: "application/json" } }) as const;

describe("a call of the storefront's server", () => {
  it("brings the status and what the JSON says", async () => {
    const url = await startBackend((_, response) => response.writeHead(404).end('{"status":false,"message":"घी"}'));
    expect(await sendTo(url, 1000)(get())).toEqual({
      status: 404,
      content: { status: false, message: "घी" },
    });
  });

  it("sends its method, headers and body", async () => {
    const url = await startBackend(async (request, response) => {
      const body = Buffer.concat(await request.toArray());
      response.end(JSON.stringify([request.method, request.headers["x-company-id"], String(body)]));
    });
    const sent = { url: "/", method: "POST", headers: { "x-company-id": "5" }, body: "{}" } as const;
    expect((await sendTo(url, 1000)(sent)).content).toEqual(["POST", "5", "{}"]);
  });

  it("brings what it brought before, where the backend says the same again", async () => {
    const url = await startBackend((request, response) => {
      const [, status, text] = request.url?.split("/") ?? [];
      response.writeHead(Number(status)).end(`{"message":"${text}"}`);
    });
    const send = sendTo(url, 1000);
    const answerOf = (path: string) => send({ ...get(), url: path });
    const first = await answerOf("/200/ghee");
    expect(await answerOf("/200/ghee?again")).not.toBe(first);
    expect(await answerOf("/200/ghee")).toBe(first);
    expect(await answerOf("/404/ghee")).toEqual({ status: 404, content: { message: "ghee" } });
    expect(await answerOf("/200/honey")).toEqual({ status: 200, content: { message: "honey" } });
  });

  it("brings no content when the answer is no JSON", async () => {
    const url = await startBackend((_, response) => response.end("<p>Hello</p>"));
    expect(await sendTo(url, 1000)(get())).toEqual({ status: 200, content: undefined });
  });

  it("goes over a connection that is kept", async () => {
    const ports = new Set<number | undefined>();
    const url = await startBackend((request, response) => {
      ports.add(request.socket.remotePort);
      response.end("{}");
    });
    const send = sendTo(url, 1000);
    await send(get());
    await send(get());
    expect(ports.size).toBe(1);
  });

  it("goes again when the kept connection had ended", async () => {
    const url = await startBackend((_, response) => response.end("{}"));
    const send = sendTo(url, 1000);
    await send(get());
    server?.closeAllConnections();
    expect(await send(get())).toEqual({ status: 200, content: {} });
  });

  it("goes to another process when one is down", async () => {
    const url = await startBackend((_, response) => response.end("{}"));
    const send = createBackendSend(createBackends(["http://127.0.0.1:1", url]), 1000);
    expect(await send(get())).toEqual({ status: 200, content: {} });
    expect(await send(get())).toEqual({ status: 200, content: {} });
  });

  it("fails when the backend cannot be reached", async () => {
    const url = await startBackend(() => {});
    const send = sendTo(url, 1000);
    await new Promise((done) => server?.close(done));
    await expect(send(get())).rejects.toThrow();
  });

  it("fails when the answer takes too long, or ends in its middle", async () => {
    const silent = await startBackend(() => {});
    await expect(sendTo(silent, 20)(get())).rejects.toThrow("too long");
    server?.closeAllConnections();
    server?.close();
    const broken = await startBackend((_, response) => {
      response.writeHead(200, { "content-length": 10 });
      response.write("{", () => response.destroy());
    });
    await expect(sendTo(broken, 1000)(get())).rejects.toThrow();
  });
});
