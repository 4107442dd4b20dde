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

/** What a busy machine, too, is quicker than. */
const PATIENT_MS = 20_000;

const sendTo = (url: string, timeoutMs = PATIENT_MS) => createBackendSend(createBackends([url]), timeoutMs);
const get = () => ({ url: "/", method: "GET", headers: { accept: "application/json" } }) as const;

describe("a call of the storefront's server", () => {
  it("brings the status and what the JSON says", async () => {
    const url = await startBackend((_, response) => response.writeHead(404).end('{"status":false,"message":"घी"}'));
    expect(await sendTo(url)(get())).toEqual({
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
    expect((await sendTo(url)(sent)).content).toEqual(["POST", "5", "{}"]);
  });

  it("brings no content when the answer is no JSON", async () => {
    const url = await startBackend((_, response) => response.end("<p>Hello</p>"));
    expect(await sendTo(url)(get())).toEqual({ status: 200, content: undefined });
  });

  it("goes over connections that are kept", async () => {
    const ports = new Set<number | undefined>();
    const url = await startBackend((request, response) => {
      ports.add(request.socket.remotePort);
      response.end("{}");
    });
    const send = sendTo(url);
    for (let call = 0; call < 8; call += 1) await send(get());
    expect(ports.size).toBeLessThan(4);
  });

  it("goes again when the kept connection had ended", async () => {
    const url = await startBackend((_, response) => response.end("{}"));
    const send = sendTo(url);
    await send(get());
    server?.closeAllConnections();
    expect(await send(get())).toEqual({ status: 200, content: {} });
  });

  it("goes to another process when one is down", async () => {
    const gone = await startBackend(() => {});
    await new Promise((done) => server?.close(done));
    const url = await startBackend((_, response) => response.end("{}"));
    const send = createBackendSend(createBackends([gone, url]), PATIENT_MS);
    expect(await send(get())).toEqual({ status: 200, content: {} });
    expect(await send(get())).toEqual({ status: 200, content: {} });
  });

  it("fails when the backend cannot be reached", async () => {
    const url = await startBackend(() => {});
    const send = sendTo(url);
    await new Promise((done) => server?.close(done));
    await expect(send(get())).rejects.toThrow();
  });

  it("fails when the answer takes too long, or ends in its middle", async () => {
    const silent = await startBackend(() => {});
    await expect(sendTo(silent, 20)(get())).rejects.toMatchObject({ name: "TimeoutError" });
    server?.closeAllConnections();
    server?.close();
    const broken = await startBackend((_, response) => {
      response.writeHead(200, { "content-length": 10 });
      response.write("{", () => response.destroy());
    });
    await expect(sendTo(broken)(get())).rejects.toThrow();
  });
});
