import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { accepts } from "hono/accepts";
import { etagOf, isHeld } from "./cache-policy.ts";
import { headerOf } from "./header-of.ts";
import type { App } from "./serve-endpoint.ts";

const compress = promisify(gzip);

interface StaticDocument {
  readonly path: string;
  /** The media type. */
  readonly type: string;
  /** Called with the first request, once. */
  readonly build: () => Promise<string>;
}

interface Built {
  readonly etag: string;
  readonly compressed: Uint8Array<ArrayBuffer>;
}

/**
 * Serves a document that is the same until the next release. It is built once, and kept compressed alone, a few per cent
 * of its size: who takes no compression has it unpacked.
 */
export function serveStaticDocument(app: App, { path, type, build }: StaticDocument): void {
  async function pack(): Promise<Built> {
    const text = await build();
    return { etag: etagOf(text), compressed: new Uint8Array(await compress(text)) };
  }
  let built: Promise<Built> | undefined;

  app.get(path, async (c) => {
    built ??= pack().catch((error: unknown) => {
      built = undefined;
      throw error;
    });
    const { etag, compressed } = await built;
    const headers = { "cache-control": "public, max-age=300", vary: "accept-encoding", etag, "content-type": type };
    if (isHeld(headerOf(c, "if-none-match"), etag)) return new Response(null, { status: 304, headers });
    const encoding = accepts(c, { header: "Accept-Encoding", supports: ["gzip", "identity"], default: "identity" });
    return encoding === "gzip"
      ? new Response(compressed, { headers: { ...headers, "content-encoding": "gzip" } })
      : new Response(new Blob([compressed]).stream().pipeThrough(new DecompressionStream("gzip")), { headers });
  });
}
