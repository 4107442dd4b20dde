import { hash } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, constants } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import { knownMigrations } from "../db/newest-migration.ts";
import { StartProblem } from "../lib/errors.ts";
import { type Entry, readArchive } from "./archive.ts";
import { AnyHeader, contentOf, HEADER_NAME, Header, MANIFEST_NAME, Manifest } from "./manifest.ts";

/** A backup that was read to its end and found whole. */
export interface CheckedBackup {
  readonly path: string;
  readonly header: Header;
  readonly manifest: Manifest;
}

const foreign = (path: string) => new StartProblem(`${path} is not a backup of this store. Nothing was changed.`);

const damaged = (path: string) =>
  new StartProblem(`${path} is damaged or incomplete: use another backup. Nothing was changed.`);

const newer = (path: string, version: string) =>
  new StartProblem(
    `${path} was made by a newer release (${version}): restore it with that release or a later one. Nothing was changed.`,
  );

/** What gzip's files begin with. */
const GZIP = "1f8b";

/** Whether gzip found the damage of a file of its own: it reads ahead, so that the header may be lost with it. */
async function isDamagedGzip(path: string, error: unknown): Promise<boolean> {
  if (!(error instanceof Error && "code" in error && String(error.code).startsWith("Z_"))) return false;
  const [start] = await createReadStream(path, { end: 1, encoding: "hex" }).toArray();
  return start === GZIP;
}

const jsonOf = ({ bytes }: Entry): unknown => JSON.parse(new TextDecoder().decode(bytes));

/** @throws StartProblem when this release cannot restore what follows. */
function readHeader(path: string, entry: Entry): Header {
  if (entry.name !== HEADER_NAME) throw foreign(path);
  const json = jsonOf(entry);
  const { format, version } = v.parse(AnyHeader, json);
  const known = knownMigrations().map(({ when }) => when);
  const header = v.safeParse(Header, json);
  if (!header.success) throw format > Header.entries.format.literal ? newer(path, version) : foreign(path);
  const { migration } = header.output;
  if (migration > Math.max(...known)) throw newer(path, version);
  if (!known.includes(migration)) throw foreign(path);
  return header.output;
}

/**
 * Reads a backup to its end, and compares each file in it with what its manifest says.
 * @throws StartProblem when it is damaged, of another program, or of a newer release.
 */
export async function checkBackup(path: string): Promise<CheckedBackup> {
  await access(path, constants.R_OK).catch(() => {
    throw new StartProblem(`There is no file ${path} that can be read.`);
  });
  let header: Header | undefined;
  let manifest: Manifest | undefined;
  const found: Manifest["files"] = [];
  try {
    for await (const entry of readArchive(path)) {
      const { name, bytes } = entry;
      if (name === MANIFEST_NAME) manifest = v.parse(Manifest, jsonOf(entry));
      else found.push({ name, bytes: bytes.byteLength, sha256: hash("sha256", bytes, "hex") });
      if (!header) header = readHeader(path, entry);
      else if (!contentOf(name)) throw damaged(path);
    }
  } catch (error) {
    if (error instanceof StartProblem) throw error;
    throw header || (await isDamagedGzip(path, error)) ? damaged(path) : foreign(path);
  }
  if (!header) throw foreign(path);
  if (!manifest || !isDeepStrictEqual(found, manifest.files)) throw damaged(path);
  return { path, header, manifest };
}
