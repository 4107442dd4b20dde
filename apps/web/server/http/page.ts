import { promisify } from "node:util";
import { brotliCompress, constants, crc32, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** Bytes one after another. Pages share those of the parts that they have in common. */
export type Bytes = readonly Uint8Array[];

const lengthOf = (bytes: Bytes): number => bytes.reduce((sum, { length }) => sum + length, 0);

/** What is written for one encoding: the headers, name and value in turn, and the bytes. */
export interface Content {
  readonly headers: string[];
  readonly body: Bytes;
}

/** A page or a file, ready to be written. */
export interface Page {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** None of a file that its name tells apart already. */
  readonly etag?: string;
  /** The available encodings. */
  readonly encodings: readonly Encoding[];
  readonly content: (encoding: Encoding) => Content | Promise<Content>;
  /** Its approximate size in memory, in bytes. */
  readonly size: number;
}

/** Builds the headers of one encoding, once for all responses. */
export const contentOf = (
  { headers, etag }: Pick<Page, "headers" | "etag">,
  encoding: Encoding,
  body: Bytes,
): Content => ({
  headers: [
    ...Object.entries(headers).flat(),
    ...(encoding === "identity" ? [] : ["content-encoding", encoding]),
    "content-length",
    String(lengthOf(body)),
    ...(etag === undefined ? [] : ["etag", etag]),
    "vary",
    "Accept-Encoding",
  ],
  body,
});

/** The smallest first. */
export const ENCODINGS: readonly Encoding[] = ["br", "gzip", "identity"];

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const BROTLI_QUALITY = 5;
/** Smaller blocks than usual: the parts of a page are unlike each other, and each block has a code of its own. */
const GZIP = { level: constants.Z_BEST_COMPRESSION, memLevel: 5 };

const compress = (content: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === "br"
    ? brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : gzipped(content, GZIP);

const checksum = (bytes: Bytes): number => bytes.reduce((sum, piece) => crc32(piece, sum), 0);

/** A rendered page; it is compressed when that is first asked for. */
export function createPage(status: number, headers: Readonly<Record<string, string>>, html: string | Bytes) {
  const identity = typeof html === "string" ? [Buffer.from(html)] : html;
  const length = lengthOf(identity);
  // It tells versions of one page apart, which a checksum does at a tenth of a hash's cost.
  const named = { headers, etag: `W/"${length.toString(36)}-${checksum(identity).toString(36)}"` };
  const contents = new Map<Encoding, Content | Promise<Content>>([
    ["identity", contentOf(named, "identity", identity)],
  ]);
  return {
    ...named,
    status,
    size: length * 2,
    encodings: ENCODINGS,
    content: (encoding) => {
      const known = contents.get(encoding);
      if (known) return known;
      const coming = compress(Buffer.concat(identity), encoding).then((bytes) => {
        const content = contentOf(named, encoding, [bytes]);
        contents.set(encoding, content);
        return content;
      });
      contents.set(encoding, coming);
      return coming;
    },
  } satisfies Page;
}

/** Whether two pages are the same to the byte: what has been compressed of the one is of the other, too. */
export function isSamePage(one: Page, other: Page): boolean {
  if (one.status !== other.status || one.etag !== other.etag) return false;
  const [content, otherContent] = [one.content("identity"), other.content("identity")];
  if (content instanceof Promise || otherContent instanceof Promise) return false;
  return Buffer.concat(content.body).equals(Buffer.concat(otherContent.body));
}
