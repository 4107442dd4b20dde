import { once } from "node:events";
import { createServer, request } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { addToCart, uploadPicture } from "@store/api-client/contract";
import { expect, onTestFinished, test } from "vitest";
import { headersFor, newOwner } from "../testing/requests/index.ts";
import { useTestStore } from "../testing/test-store.ts";

const store = useTestStore();

/** The store behind a connection, which a client can end in the middle of a request. */
async function connected() {
  const server = createServer(getRequestListener(store().app.fetch)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { server, port: Number(Object(server.address()).port) };
}

test.each([
  ["a picture, its length said", uploadPicture, { "content-length": "1000000" }],
  ["a picture, in pieces", uploadPicture, { "transfer-encoding": "chunked" }],
  ["JSON, its length said", addToCart, { "content-length": "1000", "content-type": "application/json" }],
  ["JSON, in pieces", addToCart, { "transfer-encoding": "chunked", "content-type": "application/json" }],
] as const)("an upload that its sender breaks off is no error: %s", async (_, endpoint, headers) => {
  const { server, port } = await connected();
  const owner = await newOwner(store());
  const before = store().log().length;
  const asked = once(server, "request");
  const { method, path } = endpoint;
  const all = { ...(await headersFor(endpoint, owner)), ...headers };
  const sent = request({ port, host: "127.0.0.1", method, path, headers: all });
  sent.on("error", () => {});
  sent.write("{");
  const [incoming] = await asked;
  const over = new Promise((done) => incoming.once("close", done));
  sent.destroy();
  await over;
  // What the next request is answered, the one before it is done with.
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  await new Promise((done) => setTimeout(done, 50));
  expect(store().log().slice(before)).toEqual([]);
});
