import * as v from "valibot";

/** Raised when an older program could not restore what a newer one wrote. */
const FORMAT = 1;

/** The first file of a backup: what it is, for whoever decides whether to read on. */
export const HEADER_NAME = "store-backup.json";

export const Header = v.object({
  format: v.literal(FORMAT),
  /** Of the release that made it. */
  version: v.string(),
  /** The newest migration of the database, by when that was made. */
  migration: v.number(),
  madeAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type Header = v.InferOutput<typeof Header>;

/** What every format has. */
export const AnyHeader = v.object({ format: v.number(), version: v.string() });

export const newHeader = (facts: Omit<Header, "format">): Header => ({ format: FORMAT, ...facts });

/** The last file: what must be there. */
export const MANIFEST_NAME = "manifest.json";

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const Manifest = v.object({
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()), rows: Count })),
  sequences: v.array(v.object({ name: v.string(), last: v.pipe(v.string(), v.regex(/^\d+$/)) })),
  files: v.array(v.object({ name: v.string(), bytes: Count, sha256: v.string() })),
});
export type Manifest = v.InferOutput<typeof Manifest>;

/** A part of a table: a row per line, as JSON with its columns as Postgres writes them. */
export const rowsName = (table: string, part: number): string => `rows/${table}.${part}.jsonl`;

export const pictureName = (hash: string): string => `pictures/${hash}.webp`;

const ROWS = /^rows\/([a-z_0-9]+)\.\d+\.jsonl$/;
const PICTURE = /^pictures\/([0-9a-f]{40})\.webp$/;

/** What a file of the backup holds; undefined for names that no backup has. */
export function contentOf(
  name: string,
): { readonly table: string } | { readonly picture: string } | { readonly manifest: true } | undefined {
  const [, table] = ROWS.exec(name) ?? [];
  if (table !== undefined) return { table };
  const [, picture] = PICTURE.exec(name) ?? [];
  if (picture !== undefined) return { picture };
  return name === MANIFEST_NAME ? { manifest: true } : undefined;
}
