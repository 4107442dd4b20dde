import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];

/** A file in the three encodings in which it is served, compressed as far as possible. */
export async function compress(content: string) {
  const identity = Buffer.from(content);
  const [br, gz] = await Promise.all([toBrotli(identity), toGzip(identity, { level: 9 })]);
  return { identity, br, gzip: gz };
}
