import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { withCharset } from "@store/http-server";
import { lookup } from "mrmime";
import { type Content, contentOf, type Encoding, type Page } from "./page.ts";
import { FILE_HEADERS } from "./security-headers.ts";

const COMPRESSED = /\.(?:br|gz)$/;
/** Files whose name changes with their content may be kept for good; the others are asked for again. */
const NAMED_BY_CONTENT = /^\/assets\//;
const FOR_GOOD = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";

function readFile(folder: string, name: string): Page {
  const identity = readFileSync(join(folder, name));
  const isNamedByContent = NAMED_BY_CONTENT.test(pathOf(name));
  const named = {
    headers: {
      ...FILE_HEADERS,
      "content-type": withCharset(lookup(name) ?? "application/octet-stream"),
      "cache-control": isNamedByContent ? FOR_GOOD : FOR_AN_HOUR,
    },
    ...(isNamedByContent ? {} : { etag: `"${hash("sha1", identity, "base64url")}"` }),
  };
  const plain = contentOf(named, "identity", [identity]);
  const contents = new Map<Encoding, Content>([["identity", plain]]);
  for (const [encoding, ending] of [
    ["br", ".br"],
    ["gzip", ".gz"],
  ] as const) {
    const compressed = join(folder, name + ending);
    if (existsSync(compressed)) contents.set(encoding, contentOf(named, encoding, [readFileSync(compressed)]));
  }
  return {
    ...named,
    status: 200,
    size: identity.length,
    encodings: [...contents.keys()],
    content: (encoding) => contents.get(encoding) ?? plain,
  };
}

const pathOf = (name: string) => `/${name.split(sep).join("/")}`;

/**
 * The client build by path, read once: about a megabyte. A build that replaces the files below a running server cannot
 * disturb it.
 */
export function readFiles(folder: string): ReadonlyMap<string, Page> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name) && !entry.parentPath.includes(".vite"))
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return new Map(names.map((name) => [pathOf(name), readFile(folder, name)]));
}
