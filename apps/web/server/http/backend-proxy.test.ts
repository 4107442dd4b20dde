import http, { createServer, type RequestListener, type Server } from "node:http";
import { describe, expect, onTestFinished, test } from "vitest";
import { createBackendProxy } from "./backend-proxy.ts";
import { createBackends } from "./backends.ts";

/** Longer than a connection is kept, in milliseconds. */
const LONG = 1300;

async function open(server: Server): Promise<string> {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const address = server.address();
  return typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
}

async function startBoth(answer: RequestListener) {
  const backend = createServer(answer);
  const proxy = createServer(createBackendProxy(createBackends([await open(backend)])));
  return { backend, web: await open(proxy) };
}

const connectionsOf = (server: Server) =>
  new Promise<number>((done, fail) =>
    server.getConnections((problem, count) => (problem ? fail(problem) : done(count))),
  );

test("a connection is given up before the backend closes it, so that no call is lost on one", async () => {
  const { backend, web } = await startBoth((_, response) => response.end("here"));
  // The backend of this test closes none by itself.
  backend.keepAliveTimeout = 0;
  expect(await (await fetch(`${web}/backend/a`)).text()).toBe("here");
  expect(await connectionsOf(backend), "kept for the next call").toBe(1);
  await expect.poll(() => connectionsOf(backend), { timeout: 60_000 }).toBe(0);
});

test("an answer that takes longer than that still comes", async () => {
  const { web } = await startBoth((_, response) => void setTimeout(() => response.end("late"), LONG));
  expect(await (await fetch(`${web}/backend/a`)).text()).toBe("late");
});

test("a backend that is not there is answered for, in words", async () => {
  const { backend, web } = await startBoth((_, response) => response.end());
  await new Promise<void>((done) => backend.close(() => done()));
  const response = await fetch(`${web}/backend/a`);
  expect(response.status).toBe(502);
  expect(await response.json()).toMatchObject({ status: false, message: expect.stringContaining("try again later") });
});

test("the caller is named behind what it claims, and its other claims are dropped", async () => {
  const { web } = await startBoth((request, response) => response.end(JSON.stringify(request.headers)));
  const claims = {
    "x-forwarded-for": "198.51.100.1",
    forwarded: "for=198.51.100.1",
    "x-real-ip": "198.51.100.1",
    "x-forwarded-host": "other.example",
    "x-forwarded-proto": "https",
  };
  const headers: unknown = await (await fetch(`${web}/backend/a`, { headers: claims })).json();
  expect(headers).toMatchObject({ "x-forwarded-for": "198.51.100.1, 127.0.0.1" });
  for (const claim of ["forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-proto"]) {
    expect(headers).not.toHaveProperty(claim);
  }
});

test("cookies pass in both directions", async () => {
  const set = ["a=1; Path=/; HttpOnly; SameSite=Lax", "b=2; Path=/"];
  const { web } = await startBoth((request, response) =>
    response.setHeader("set-cookie", set).end(request.headers.cookie),
  );
  const response = await fetch(`${web}/backend/a`, { headers: { cookie: "a=1; b=2" } });
  expect(response.headers.getSetCookie()).toEqual(set);
  expect(await response.text()).toBe("a=1; b=2");
});

test.each([
  "/backend/../a",
  "/backend/a/%2e%2E/b",
  "/backend/./a",
  "/backend/a/..%2fb",
  "/backend/a\\..\\b",
  "/backend/..",
])("%s is refused: it leads elsewhere than it says", async (path) => {
  const asked: string[] = [];
  const { web } = await startBoth((request, response) => {
    asked.push(request.url ?? "");
    response.end();
  });
  const { hostname, port } = new URL(web);
  const status = await new Promise((done) => {
    http.get({ hostname, port, path }, (response) => done(response.resume().statusCode));
  });
  expect(status).toBe(400);
  expect(asked).toEqual([]);
});

test("dots within a segment or a query pass", async () => {
  const { web } = await startBoth((request, response) => response.end(request.url));
  expect(await (await fetch(`${web}/backend/a..b/c.d?next=/../x`)).text()).toBe("/a..b/c.d?next=/../x");
});

describe("of two processes", () => {
  const REFUSED = "http://127.0.0.1:1";
  const post = { method: "POST", body: "a form", headers: { "content-type": "text/plain" } };

  test("one that is down is left out, and a form that it did not take goes to the other", async () => {
    const asked: string[] = [];
    const backend = createServer(async (request, response) => {
      asked.push(String(Buffer.concat(await request.toArray())));
      response.end("here");
    });
    const web = await open(createServer(createBackendProxy(createBackends([REFUSED, await open(backend)]))));
    for (const _ of [1, 2, 3]) expect(await (await fetch(`${web}/backend/a`, post)).text()).toBe("here");
    expect(asked).toEqual(["a form", "a form", "a form"]);
    expect(await (await fetch(`${web}/backend/a`)).text()).toBe("here");
  });

  test("one that closes its connections is left out, and the browser keeps its own", async () => {
    const draining = createServer((_, response) => response.setHeader("connection", "close").end("draining"));
    const other = createServer((_, response) => response.end("other"));
    const backends = createBackends([await open(draining), await open(other)], () => 0);
    const web = await open(createServer(createBackendProxy(backends)));
    const said: string[] = [];
    for (const _ of [1, 2, 3, 4]) {
      const response = await fetch(`${web}/backend/a`);
      expect(response.headers.get("connection")).toBe("keep-alive");
      said.push(await response.text());
    }
    expect(said.filter((text) => text === "draining").length).toBeLessThanOrEqual(1);
    expect(said.slice(-2)).toEqual(["other", "other"]);
  });

  test("a form that was cut off is not sent twice", async () => {
    let asked = 0;
    const cut = () =>
      createServer((request) => {
        asked++;
        request.socket.destroy();
      });
    const web = await open(createServer(createBackendProxy(createBackends([await open(cut()), await open(cut())]))));
    expect((await fetch(`${web}/backend/a`, post)).status).toBe(502);
    expect(asked).toBe(1);
    expect((await fetch(`${web}/backend/a`)).status).toBe(502);
    expect(asked).toBe(3);
  });
});
