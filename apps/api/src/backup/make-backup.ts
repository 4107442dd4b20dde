import { hash } from "node:crypto";
import type { Writable } from "node:stream";
import { getTableName, type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import packageJson from "../../package.json" with { type: "json" };
import type { Database } from "../db/database.ts";
import { newestApplied } from "../db/newest-migration.ts";
import { returnPhotos, reviewPhotos, uploadedPictures } from "../db/schema/index.ts";
import { StartProblem } from "../lib/errors.ts";
import { readUpload, uploadKey } from "../modules/media/uploads.ts";
import type { FileStorage } from "../ports/storage/file-storage.ts";
import { type Entry, writeArchive } from "./archive.ts";
import { HEADER_NAME, MANIFEST_NAME, type Manifest, newHeader, pictureName, rowsName } from "./manifest.ts";
import { holdsShop, listOf, readSequences, readTables, type Table } from "./read-catalogue.ts";

const ROWS_AT_ONCE = 200;
/** Of a table whose rows hold photos. */
const PHOTOS_AT_ONCE = 5;
const WITH_PHOTOS: ReadonlySet<string> = new Set([returnPhotos, reviewPhotos].map(getTableName));
/** A part of a table is written when it has so many characters. */
const PART_LENGTH = 1_000_000;

const Lines = v.object({ rows: v.array(v.object({ line: v.string() })) });

/** Reads on where the last call ended: no more rows are in memory than these. */
const readLines = async (tx: Database, atOnce: number) =>
  v.parse(Lines, await tx.execute(sql.raw(`fetch ${atOnce} from backup_rows`))).rows.map(({ line }) => line);

/** A table's columns as Postgres writes them, which loses nothing: JSON's null is not SQL's. */
function asText({ name, columns }: Table): SQL {
  const texts = columns.map((column) => sql`${sql.identifier(column.name)}::text as ${sql.identifier(column.name)}`);
  return sql`select row_to_json(r)::text as line from (select ${sql.join(texts, sql`, `)} from ${sql.identifier(name)}) r`;
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** A table in parts. Returns how many rows it has. */
async function* readRows(tx: Database, table: Table): AsyncGenerator<Entry, number> {
  await tx.execute(sql`declare backup_rows no scroll cursor for ${asText(table)}`);
  const atOnce = WITH_PHOTOS.has(table.name) ? PHOTOS_AT_ONCE : ROWS_AT_ONCE;
  let [count, parts, part] = [0, 0, ""];
  const take = (): Entry => {
    const entry = { name: rowsName(table.name, ++parts), bytes: bytesOf(part) };
    part = "";
    return entry;
  };
  for (;;) {
    const lines = await readLines(tx, atOnce);
    count += lines.length;
    for (const line of lines) part += `${line}\n`;
    const isLast = lines.length < atOnce;
    if (part.length >= PART_LENGTH || (isLast && part !== "")) yield take();
    if (isLast) break;
  }
  await tx.execute(sql`close backup_rows`);
  return count;
}

export interface BackupFacts {
  readonly tables: number;
  readonly rows: number;
  readonly pictures: number;
  /** Pictures that the database names and the storage does not have. */
  readonly missing: readonly string[];
}

interface Options {
  /** Its statements must have no end in time. */
  readonly db: Database;
  readonly uploads: FileStorage;
  readonly now: Date;
}

/**
 * Writes the whole shop, as it is at one moment while it goes on, into one archive.
 * @throws StartProblem when the database holds none.
 */
export async function makeBackup(target: Writable, { db, uploads, now }: Options): Promise<BackupFacts> {
  if (!(await holdsShop(db))) throw new StartProblem("The database holds no shop.");
  const known = await readTables(db);
  return db.transaction(
    async (tx) => {
      // First of all, so that the snapshot is taken after it: no table changes its columns from here on.
      await tx.execute(sql`lock table ${listOf(known)} in access share mode`);
      await tx.execute(sql`
        select set_config('datestyle', 'ISO', true), set_config('intervalstyle', 'postgres', true),
          set_config('extra_float_digits', '1', true), set_config('bytea_output', 'hex', true)`);
      const tables = await readTables(tx);
      const manifest: Manifest = { tables: [], sequences: await readSequences(tx), files: [] };
      const missing: string[] = [];
      let pictures = 0;

      const listed = (entry: Entry): Entry => {
        const sha256 = hash("sha256", entry.bytes, "hex");
        manifest.files.push({ name: entry.name, bytes: entry.bytes.byteLength, sha256 });
        return entry;
      };
      async function* entries(): AsyncGenerator<Entry> {
        const migration = await newestApplied(tx);
        const header = newHeader({ version: packageJson.version, migration, madeAt: now.toISOString() });
        yield listed({ name: HEADER_NAME, bytes: bytesOf(JSON.stringify(header)) });
        for (const table of tables) {
          const rows = readRows(tx, table);
          let next = await rows.next();
          for (; !next.done; next = await rows.next()) yield listed(next.value);
          const columns = table.columns.map(({ name }) => name);
          manifest.tables.push({ name: table.name, columns, rows: next.value });
        }
        const uploaded = await tx
          .select({ hash: uploadedPictures.hash })
          .from(uploadedPictures)
          .orderBy(uploadedPictures.id);
        for (const { hash: hashed } of uploaded) {
          const bytes = await readUpload(uploads, uploadKey(hashed));
          if (bytes) yield listed({ name: pictureName(hashed), bytes });
          else missing.push(hashed);
          if (bytes) pictures += 1;
        }
        yield { name: MANIFEST_NAME, bytes: bytesOf(JSON.stringify(manifest)) };
      }
      await writeArchive(target, entries());
      const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
      return { tables: tables.length, rows, pictures, missing };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}
