import { brotliCompressSync, gzipSync } from "node:zlib";

/** A file in the three encodings in which it is served, compressed as far as possible. */
export function compress(content: string) {
  const identity = Buffer.from(content);
  return { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity, { level: 9 }) };
}
