import { gunzipSync } from "node:zlib";
import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { expect, test, vi } from "vitest";
import { serveStaticDocument } from "./static-document.ts";

const TEXT = "a document ".repeat(1000);

function served() {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const build = vi.fn(async () => TEXT);
  serveStaticDocument(app, { path: "/document", type: "text/plain", build });
  const ask = async (headers: Record<string, string> = {}) => app.request("/document", { headers });
  return { build, ask };
}

test("is built once, however many ask at once", async () => {
  const { build, ask } = served();
  expect(build).not.toHaveBeenCalled();
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
  for (const answer of answers) expect(await answer.text()).toBe(TEXT);
  expect(build).toHaveBeenCalledOnce();
});

test("is sent compressed to who takes that, and whole to others", async () => {
  const { ask } = served();
  const packed = await ask({ "accept-encoding": "br, gzip;q=0.8" });
  expect(packed.headers.get("content-encoding")).toBe("gzip");
  const bytes = Buffer.from(await packed.arrayBuffer());
  expect(bytes.length).toBeLessThan(TEXT.length / 10);
  expect(String(gunzipSync(bytes))).toBe(TEXT);
  const whole = await ask({ "accept-encoding": "identity" });
  expect(whole.headers.get("content-encoding")).toBe(null);
  expect(await whole.text()).toBe(TEXT);
  for (const { headers } of [packed, whole]) expect(headers.get("vary")).toBe("accept-encoding");
});

test("is not sent again to who holds it", async () => {
  const { ask } = served();
  const etag = (await ask()).headers.get("etag") ?? "";
  const again = await ask({ "if-none-match": etag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});
