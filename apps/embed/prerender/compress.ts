import { brotliCompressSync, gzipSync } from "node:zlib";

/** A page in the three encodings in which it is served, compressed as far as possible. */
export function compress(html: string) {
  const identity = Buffer.from(html);
  return { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity, { level: 9 }) };
}
