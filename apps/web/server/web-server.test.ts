import http, { type IncomingMessage } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createBackends } from "./http/backends.ts";
import { createPage } from "./http/page.ts";
import { createWebServer } from "./web-server.ts";

const UNRENDERED = "/unrendered";
const MOVED = "/moved";

async function answerTo(path: string, { isHttps = false } = {}): Promise<IncomingMessage> {
  const server = createWebServer({
    isHttps,
    pageAt: async (address) => {
      if (address === UNRENDERED) throw new Error("This page cannot be rendered");
      if (address === MOVED) return createPage(308, { location: "/shop?page=2" }, "");
      return createPage(200, {}, new URL(address, "http://store.test").pathname);
    },
    version: () => 1,
    backends: createBackends(["http://127.0.0.1:1"]),
    files: new Map(),
    feed: async (_, response) => void response.writeHead(200, { "content-type": "application/xml" }).end(),
    onFailure: () => {},
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return new Promise((done) => {
    http.get({ port, path, agent: false }, (response) => done(response.resume()));
  });
}

const statusOf = async (path: string) => (await answerTo(path)).statusCode;

test.each(["//[", "//other.example/shop", "/\\other.example", "/%", "/shop/%ff", "http://other.example/shop"])(
  "%s is no page's address: 400",
  async (path) => {
    expect(await statusOf(path)).toBe(400);
  },
);

test.each(["/", "/shop?search=%E0%A4%98%E0%A5%80", "/products/1001/ghee", "/a//b", "/shop?search=%"])(
  "%s is answered",
  async (path) => {
    expect(await statusOf(path)).toBe(200);
  },
);

test("browsers are told to stay with https where the store has it", async () => {
  const { headers } = await answerTo("/shop", { isHttps: true });
  expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  expect((await answerTo("/shop")).headers).not.toHaveProperty("strict-transport-security");
});

test.each([
  ["/healthz", 200],
  [UNRENDERED, 500],
  ["/assets/none.js", 404],
  ["/business", 301],
  ["//[", 400],
  ["/backend/cart/", 502],
])("%s, which is no page, is in no frame and is taken for nothing else", async (path, status) => {
  const { statusCode, headers } = await answerTo(path);
  expect(statusCode).toBe(status);
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
  expect(headers["x-content-type-options"]).toBe("nosniff");
});

test("pictures that a written text names by the backend's own path are the backend's", async () => {
  expect((await answerTo("/media/blog/1.640.webp?v=1")).statusCode, "passed on to a backend that is not there").toBe(
    502,
  );
  expect((await answerTo("/media/../outbox")).statusCode).toBe(400);
  expect((await answerTo("/mediation")).statusCode, "a page").toBe(200);
});

test.each([
  ["/business", "/bussiness"],
  ["/business/?mobile=true", "/bussiness?mobile=true"],
])("%s leads to %s, as the specification spells it (C26)", async (path, address) => {
  const { statusCode, headers } = await answerTo(path);
  expect(statusCode).toBe(301);
  expect(headers.location).toBe(address);
  expect(await statusOf("/businesses")).toBe(200);
});

test.each([
  [MOVED, "/shop?page=2"],
  [`${MOVED}?page=9`, "/shop?page=2"],
  [`${MOVED}?utm_source=mail&page=9&gclid=a%26b`, "/shop?page=2&utm_source=mail&gclid=a%26b"],
])("%s leads to %s: campaigns still count who came", async (path, location) => {
  const { statusCode, headers } = await answerTo(path);
  expect([statusCode, headers.location]).toEqual([308, location]);
});

test("the feed is answered at its address, whatever the query", async () => {
  for (const path of ["/feeds/google.xml", "/feeds/google.xml?utm_source=x"]) {
    expect((await answerTo(path)).headers["content-type"]).toBe("application/xml");
  }
});
