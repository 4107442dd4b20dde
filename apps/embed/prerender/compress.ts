import { brotliCompressSync, gzipSync } from "node:zlib";

/** A page in the three forms it is served in, as small as they get. */
export function compress(html: string) {
  const identity = Buffer.from(html);
  return { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity, { level: 9 }) };
}
