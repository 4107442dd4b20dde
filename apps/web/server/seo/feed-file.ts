import { createHash } from "node:crypto";
import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { type FileHandle, mkdtemp, open, rm, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import isFresh from "fresh";
import { NOT_NOW, PLAIN_TEXT, SECURITY_HEADERS } from "../http/security-headers.ts";
import { encodingFor } from "../http/write-page.ts";

/** Readers come once in a few hours; each asks whether it has changed. */
const HEADERS = {
  ...SECURITY_HEADERS,
  "content-type": "application/xml; charset=utf-8",
  "cache-control": "no-cache",
  vary: "Accept-Encoding",
};

type Request = Pick<IncomingMessage, "headers" | "method">;

interface FeedFile {
  readonly path: string;
  readonly version: number;
  readonly etag: string;
  /** As it is kept, compressed. */
  readonly size: number;
}

export interface FeedFileParts {
  /** Writes the feed piece by piece; what it wrote is thrown away when the backend did not answer. */
  readonly write: (piece: (xml: string) => Promise<void>) => Promise<"written" | "unreachable">;
  /** Where the file is kept, in a folder of its own. */
  readonly parent: string;
  /** The catalogue's version: a file of another one is made anew before it is sent. */
  readonly version: () => number;
}

/**
 * A feed as a file, too long for the memory that pages are kept in. It is made when it is first asked for and then once
 * for a version of the catalogue, compressed. Who asks meanwhile waits for the same file. Its tag is that of its content.
 */
export function createFeedFile({ write, parent, version }: FeedFileParts) {
  let folder: Promise<string> | undefined;
  let kept: FeedFile | undefined;
  let coming: Promise<FeedFile | undefined> | undefined;
  let made = 0;

  async function make(): Promise<FeedFile | undefined> {
    folder ??= mkdtemp(join(parent, "store-feed-"));
    const [current, path] = [version(), join(await folder, `${made++}.xml.gz`)];
    const [gzip, content] = [createGzip(), createHash("sha1")];
    const onDisk = pipeline(gzip, createWriteStream(path));
    const writeAll = async () => {
      const outcome = await write(async (xml) => {
        content.update(xml);
        if (!gzip.write(xml)) await Promise.race([once(gzip, "drain"), onDisk]);
      });
      gzip.end();
      return outcome;
    };
    try {
      const [outcome] = await Promise.all([writeAll(), onDisk]);
      if (outcome === "written") {
        const { size } = await stat(path);
        return { path, version: current, size, etag: `W/"${content.digest("base64url")}"` };
      }
    } catch (failure) {
      gzip.destroy();
      await rm(path, { force: true });
      throw failure;
    }
    await rm(path, { force: true });
    return undefined;
  }

  async function renew(): Promise<FeedFile | undefined> {
    const file = await make();
    if (!file) return undefined;
    // Who still reads the older one has it open.
    if (kept) await rm(kept.path, { force: true });
    kept = file;
    return file;
  }

  function forget(): void {
    kept = undefined;
    folder = undefined;
  }

  const newest = async (): Promise<FeedFile | undefined> => {
    if (kept && kept.version === version()) return kept;
    coming ??= renew().finally(() => {
      coming = undefined;
    });
    return coming;
  };

  async function send(
    { etag, size }: FeedFile,
    file: FileHandle,
    { headers, method }: Request,
    response: ServerResponse,
  ) {
    const isCompressed = encodingFor(headers["accept-encoding"], ["gzip", "identity"]) === "gzip";
    response.writeHead(200, {
      ...HEADERS,
      etag,
      ...(isCompressed ? { "content-encoding": "gzip", "content-length": size } : {}),
    });
    if (method === "HEAD") {
      await file.close();
      response.end();
      return;
    }
    const bytes = file.createReadStream();
    // Who reads may go away, and nothing is wrong then.
    await (isCompressed ? pipeline(bytes, response) : pipeline(bytes, createGunzip(), response)).catch(() =>
      response.destroy(),
    );
  }

  async function answer(request: Request, response: ServerResponse): Promise<void> {
    const file = await newest();
    if (file && request.headers["if-none-match"] && isFresh(request.headers, { etag: file.etag })) {
      response.writeHead(304, { ...HEADERS, etag: file.etag }).end();
      return;
    }
    const opened = file && (await open(file.path).catch(() => undefined));
    if (file && opened) return send(file, opened, request, response);
    // The machine may have cleared the folder.
    if (file) forget();
    const headers = { ...PLAIN_TEXT, "cache-control": "no-store", "retry-after": "60" };
    response.writeHead(503, headers).end(NOT_NOW);
  }

  return {
    answer,
    /** Removes the file: it can be large, and a later process makes its own. */
    remove: async () => {
      const made = await folder;
      if (made) await rm(made, { recursive: true, force: true });
    },
  };
}
