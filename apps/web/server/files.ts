import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { lookup } from "mrmime";
import type { Encoding, Page } from "./page-cache.ts";

const COMPRESSED = /\.(?:br|gz)$/;
/** Files whose name changes with their content may be kept for good; the others are asked for again. */
const NAMED_BY_CONTENT = /^\/assets\//;
const FOR_GOOD = "public, max-age=31536000, immutable";
const FOR_AN_HOUR = "public, max-age=3600";

function readFile(folder: string, name: string): Page {
  const identity = readFileSync(join(folder, name));
  const bodies = new Map<Encoding, Buffer>([["identity", identity]]);
  for (const [encoding, ending] of [
    ["br", ".br"],
    ["gzip", ".gz"],
  ] as const) {
    const compressed = join(folder, name + ending);
    if (existsSync(compressed)) bodies.set(encoding, readFileSync(compressed));
  }
  return {
    status: 200,
    headers: {
      "content-type": lookup(name) ?? "application/octet-stream",
      "cache-control": NAMED_BY_CONTENT.test(pathOf(name)) ? FOR_GOOD : FOR_AN_HOUR,
      "x-content-type-options": "nosniff",
    },
    etag: `"${createHash("sha1").update(identity).digest("base64url")}"`,
    size: identity.length,
    encodings: [...bodies.keys()],
    body: (encoding) => bodies.get(encoding) ?? identity,
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
