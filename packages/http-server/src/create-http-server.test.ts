import { once } from "node:events";
import type { IncomingMessage, RequestListener, Server } from "node:http";
import { connect, type Socket } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { type ConnectionLimits, createHttpServer } from "./create-http-server.ts";

async function listening(
  limits: ConnectionLimits,
  listener: RequestListener = (_, response) => response.end("ok"),
): Promise<{ readonly server: Server; readonly port: number }> {
  const server = createHttpServer(listener, limits);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { server, port: typeof address === "object" && address ? address.port : 0 };
}

/** A connection, and all that the server has sent on it once it is closed. */
function open(port: number): { readonly socket: Socket; readonly closed: Promise<string> } {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  let text = "";
  socket.on("data", (bytes) => {
    text += bytes;
  });
  socket.on("error", () => {});
  return { socket, closed: once(socket, "close").then(() => text) };
}

const REQUEST = "GET / HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n";

test("takes as many connections as it may, closes one more, and takes another when one has gone", async () => {
  const maxConnections = 3;
  const { server, port } = await listening({ maxConnections });
  const taken = [];
  for (let count = 0; count < maxConnections; count += 1) {
    const accepted = once(server, "connection");
    taken.push(open(port));
    await accepted;
  }
  const dropped = once(server, "drop");
  const refused = open(port);
  refused.socket.write(REQUEST);
  await dropped;
  expect(await refused.closed).toBe("");

  const [first] = taken;
  first?.socket.write(REQUEST);
  expect(await first?.closed).toMatch(/^HTTP\/1\.1 200 /);
  const next = open(port);
  next.socket.write(REQUEST);
  expect(await next.closed).toMatch(/^HTTP\/1\.1 200 /);
});

/** What a busy machine, too, is quicker than. */
const PATIENT_MS = 10_000;
const SOON = { maxConnections: 10, headersTimeoutMs: 60, requestTimeoutMs: 60, checkEveryMs: 20 };

test("closes a connection whose headers do not come to an end", async () => {
  const { port } = await listening(SOON);
  const { socket, closed } = open(port);
  socket.write("GET / HTTP/1.1\r\nHost: shop\r\n");
  expect(await closed).toMatch(/^HTTP\/1\.1 408 /);
});

test("closes a connection whose body does not come to an end", async () => {
  const { port } = await listening({ ...SOON, headersTimeoutMs: 50 });
  const { socket, closed } = open(port);
  socket.write("POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 100\r\n\r\nhalf");
  await closed;
});

describe("a server that takes files", () => {
  const limits = {
    ...SOON,
    headersTimeoutMs: PATIENT_MS,
    fileTimeoutMs: PATIENT_MS,
    isFile: (request: IncomingMessage) => request.url === "/file",
  };
  const begun = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: shop\r\nConnection: close\r\nContent-Length: 8\r\n\r\nhalf`;

  test("gives them longer to arrive than other bodies", async () => {
    const { port } = await listening(limits, (request, response) =>
      request.resume().once("end", () => response.end("whole")),
    );
    const file = open(port);
    file.socket.write(begun("/file"));
    const other = open(port);
    other.socket.write(begun("/other"));
    expect(await other.closed).not.toContain("200");
    file.socket.write("full");
    expect(await file.closed).toMatch(/^HTTP\/1\.1 200 .*whole/s);
  });

  test("answers what came in time as before", async () => {
    const { port } = await listening(limits);
    const { socket, closed } = open(port);
    socket.write(`${begun("/other")}full`);
    expect(await closed).toMatch(/^HTTP\/1\.1 200 /);
  });
});
