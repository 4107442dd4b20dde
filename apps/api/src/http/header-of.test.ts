import { once } from "node:events";
import { createServer, request } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { headerOf } from "./header-of.ts";

const app = new Hono<{ Bindings: HttpBindings }>();
app.get("/", (c) => c.json(headerOf(c, "x-visitor-id") ?? "none"));

const server = createServer(getRequestListener(app.fetch));
beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(() => server.close());

/** Node's client sends a repeated header twice, where `fetch` would join its values. */
const overHttp = (values: string[]) =>
  new Promise<unknown>((done, fail) => {
    const address = server.address();
    const port = typeof address === "object" ? address?.port : undefined;
    const call = request({ host: "127.0.0.1", port, headers: { "X-Visitor-Id": values } }, async (response) => {
      const chunks: Buffer[] = await response.toArray();
      done(JSON.parse(Buffer.concat(chunks).toString()));
    });
    call.once("error", fail);
    call.end();
  });

const inside = async (values: string[]) => {
  const headers = new Headers(values.map((value): [string, string] => ["X-Visitor-Id", value]));
  return (await app.request("/", { headers })).json();
};

test.each([
  [["abc"], "abc"],
  [["abc", "def"], "abc, def"],
  [[], "none"],
])("a header sent as %j is read as %j, over a connection and without one", async (values, expected) => {
  expect(await overHttp(values)).toBe(expected);
  expect(await inside(values)).toBe(expected);
});
