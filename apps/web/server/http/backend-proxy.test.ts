import { createServer, type RequestListener, type Server } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createBackendProxy } from "./backend-proxy.ts";

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
  const proxy = createServer(createBackendProxy(await open(backend)));
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
  await expect.poll(() => connectionsOf(backend), { timeout: 4000 }).toBe(0);
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
