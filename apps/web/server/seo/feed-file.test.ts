import { mkdtemp, readdir, rm } from "node:fs/promises";
import http from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { describe, expect, onTestFinished, test } from "vitest";
import { createFeedFile, type FeedFileParts } from "./feed-file.ts";

interface Answer {
  readonly status: number | undefined;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server of one feed, whose text and version the test sets. */
async function openFeed(write?: FeedFileParts["write"]) {
  const state = { version: 1, text: "<rss>one</rss>", writes: 0, isReachable: true };
  const parent = await mkdtemp(join(tmpdir(), "feed-test-"));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const feed = createFeedFile({
    parent,
    version: () => state.version,
    write:
      write ??
      (async (piece) => {
        state.writes++;
        await piece(state.text);
        return state.isReachable ? "written" : "unreachable";
      }),
  });
  const server = http.createServer((request, response) => {
    feed.answer(request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const ask = (headers: http.OutgoingHttpHeaders = {}, method = "GET") =>
    new Promise<Answer>((done, fail) => {
      http
        .request({ port, method, headers, agent: false }, async (response) => {
          try {
            const body = Buffer.concat(await response.toArray());
            done({ status: response.statusCode, headers: response.headers, body });
          } catch (error) {
            fail(error);
          }
        })
        .on("error", fail)
        .end();
    });
  return { state, ask, parent, remove: feed.remove };
}

describe("a feed as a file", () => {
  test("is made once for a version of the catalogue, however many ask for it at once", async () => {
    const { state, ask } = await openFeed();
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ body }) => String(body))).toEqual(Array(3).fill(state.text));
    await ask();
    expect(state.writes).toBe(1);
    state.version = 2;
    state.text = "<rss>two</rss>";
    expect(String((await ask()).body)).toBe(state.text);
    expect(state.writes).toBe(2);
  });

  test("is sent compressed to who takes that, with its length", async () => {
    const { state, ask } = await openFeed();
    const { headers, body } = await ask({ "accept-encoding": "gzip, br" });
    expect(headers["content-encoding"]).toBe("gzip");
    expect(headers["content-length"]).toBe(String(body.length));
    expect(String(gunzipSync(body))).toBe(state.text);
    expect(await ask({}, "HEAD")).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  });

  test("is not sent again to who has it: its tag is its content's, whatever the version", async () => {
    const { state, ask } = await openFeed();
    const { headers } = await ask();
    state.version = 2;
    expect(await ask({ "if-none-match": headers.etag })).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    state.version = 3;
    state.text = "<rss>other</rss>";
    expect((await ask({ "if-none-match": headers.etag })).status).toBe(200);
  });

  test("is asked for again later when the backend does not answer, and there when it does", async () => {
    const { state, ask } = await openFeed();
    state.isReachable = false;
    expect(await ask()).toMatchObject({ status: 503, headers: { "cache-control": "no-store", "retry-after": "60" } });
    state.isReachable = true;
    expect((await ask()).status).toBe(200);
  });

  test("is made anew when its folder was cleared", async () => {
    const { state, ask, parent } = await openFeed();
    await ask();
    for (const name of await readdir(parent)) await rm(join(parent, name), { recursive: true });
    expect((await ask()).status).toBe(503);
    expect(String((await ask()).body)).toBe(state.text);
  });

  test("leaves nothing behind when the storefront stops", async () => {
    const { ask, parent, remove } = await openFeed();
    await remove();
    await ask();
    expect(await readdir(parent)).toHaveLength(1);
    await remove();
    expect(await readdir(parent)).toEqual([]);
  });

  test("of many megabytes is held in memory piece by piece only", async () => {
    const PIECES = 50;
    const piece = Array.from({ length: 4000 }, (_, place) => `<item>${place * 7919}</item>`).join("");
    let waited = 0;
    const { ask } = await openFeed(async (write) => {
      for (let count = 0; count < PIECES; count++) {
        const written = write(piece);
        let isDone = false;
        void written.then(() => {
          isDone = true;
        });
        await new Promise((next) => setImmediate(next));
        if (!isDone) waited++;
        await written;
      }
      return "written";
    });
    const { body } = await ask();
    expect(body.length).toBe(piece.length * PIECES);
    // Whoever writes is held back while the file takes what was written before.
    expect(waited).toBeGreaterThan(0);
  });
});
