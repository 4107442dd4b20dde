import { hash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Connection, Database } from "../db/database.ts";
import { knownMigrations } from "../db/newest-migration.ts";
import { connectEmbedded } from "../db/open-embedded.ts";
import { StartProblem } from "../lib/errors.ts";
import type { FileStorage } from "../ports/storage/file-storage.ts";
import { memoryStorage } from "../testing/memory-storage.ts";
import { START } from "../testing/test-clock.ts";
import { newEmbedded, openTestDatabase } from "../testing/test-database.ts";
import { type Entry, readArchive, writeArchive } from "./archive.ts";
import { checkBackup } from "./check-backup.ts";
import { makeBackup } from "./make-backup.ts";
import { HEADER_NAME, MANIFEST_NAME } from "./manifest.ts";
import { listOf, readTables } from "./read-catalogue.ts";
import { restoreBackup } from "./restore-backup.ts";

let folder: string;
/** A shop with a customer and a picture. */
let source: Connection;
let whole: Buffer<ArrayBuffer>;
let entries: readonly Entry[];

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = ({ bytes }: Entry) => new TextDecoder().decode(bytes);
const uploads = memoryStorage();
const PICTURE = "a".repeat(40);

async function* each<T>(items: readonly T[]) {
  yield* items;
}

/** A backup's bytes, of these files. */
async function archiveOf(files: readonly Entry[]): Promise<Buffer<ArrayBuffer>> {
  const path = join(folder, "archive");
  await writeArchive(createWriteStream(path), each(files));
  return readFile(path);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-refused-backup-"));
  source = await openTestDatabase();
  await source.db.execute(sql`truncate ${listOf(await readTables(source.db))}`);
  await source.db.execute(sql`insert into shoppers (id, created_at) values (7, now())`);
  await source.db.execute(sql`
    insert into customers (shopper_id, first_name, last_name, created_at) values (7, 'Asha', 'Rao', now())`);
  await source.db.execute(sql`
    insert into uploaded_pictures (hash, width, height, bytes, type, uploaded_at)
    values (${PICTURE}, 1, 1, 1, 'image/png', now())`);
  await uploads.write(`${PICTURE}.webp`, bytesOf("picture"), "image/webp");
  const path = join(folder, "whole");
  await makeBackup(createWriteStream(path), { db: source.db, uploads, now: START });
  whole = await readFile(path);
  const read: Entry[] = [];
  for await (const entry of readArchive(path)) read.push(entry);
  entries = read;
});
afterAll(async () => {
  await source.close();
  await rm(folder, { recursive: true, force: true });
});

/** The backup with one file written otherwise, and the manifest as it was. */
const altered = (name: string, change: (text: string) => string) =>
  archiveOf(entries.map((entry) => (entry.name === name ? { name, bytes: bytesOf(change(textOf(entry))) } : entry)));

/** The backup with one file written otherwise, as its manifest says. */
async function rewritten(name: string, change: (text: string) => string): Promise<Buffer> {
  const files = entries.map((entry) => (entry.name === name ? { name, bytes: bytesOf(change(textOf(entry))) } : entry));
  const manifest = entries.find((entry) => entry.name === MANIFEST_NAME);
  const facts: unknown = JSON.parse(manifest ? textOf(manifest) : "");
  const listed = files
    .filter((entry) => entry.name !== MANIFEST_NAME)
    .map((entry) => ({ name: entry.name, bytes: entry.bytes.byteLength, sha256: hash("sha256", entry.bytes, "hex") }));
  const next = JSON.stringify(Object.assign(Object(facts), { files: listed }));
  return archiveOf(files.map((entry) => (entry.name === MANIFEST_NAME ? { ...entry, bytes: bytesOf(next) } : entry)));
}

/** The unpacked tarball, changed and packed again: the checksum of gzip is right. */
function repacked(change: (tar: Buffer) => Buffer): Buffer {
  return gzipSync(change(gunzipSync(whole)));
}

function withOther(at: number): Buffer {
  const bytes = Buffer.from(whole);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
}

const ROWS = "rows/shoppers.1.jsonl";
const header = (facts: object) => (text: string) => JSON.stringify({ ...Object(JSON.parse(text)), ...facts });
const newest = () => Math.max(...knownMigrations().map(({ when }) => when));

const FOREIGN = /is not a backup of this store\. Nothing was changed\.$/;
const DAMAGED = /is damaged or incomplete: use another backup\. Nothing was changed\.$/;
const NEWER =
  /was made by a newer release \(9\.0\.0\): restore it with that release or a later one\. Nothing was changed\.$/;

const REFUSED: readonly (readonly [what: string, sentence: RegExp, bytes: () => Buffer | Promise<Buffer>])[] = [
  ["an empty file", FOREIGN, () => Buffer.alloc(0)],
  ["a text", FOREIGN, () => Buffer.from("Dear shop")],
  ["a compressed text", FOREIGN, () => gzipSync("Dear shop")],
  ["an empty tarball", FOREIGN, () => archiveOf([])],
  ["a tarball of something else", FOREIGN, () => archiveOf([{ name: "photo.jpg", bytes: bytesOf("photo") }])],
  ["another program's header", FOREIGN, () => altered(HEADER_NAME, () => '{"format":"zip"}')],
  ["a migration that this store never had", FOREIGN, () => altered(HEADER_NAME, header({ migration: 5 }))],
  ["the first half", DAMAGED, () => whole.subarray(0, whole.length / 2)],
  ["all but the last byte", DAMAGED, () => whole.subarray(0, -1)],
  ["a tarball that ends early", DAMAGED, () => repacked((tar) => tar.subarray(0, tar.length / 2))],
  ["a tarball without its manifest", DAMAGED, () => archiveOf(entries.slice(0, -1))],
  ["a manifest that is none", DAMAGED, () => altered(MANIFEST_NAME, () => '{"tables":[]}')],
  ["a byte that has changed", DAMAGED, () => withOther(Math.floor(whole.length / 2))],
  ["a row that has changed", DAMAGED, () => altered(ROWS, (text) => text.replace('"7"', '"8"'))],
  ["a picture that has changed", DAMAGED, () => altered(`pictures/${PICTURE}.webp`, (text) => text.toUpperCase())],
  ["rows that are missing", DAMAGED, () => archiveOf(entries.filter(({ name }) => name !== ROWS))],
  [
    "a file too many",
    DAMAGED,
    () => archiveOf(entries.toSpliced(1, 0, { name: "pictures/../../x", bytes: bytesOf("x") })),
  ],
  ["a later format", NEWER, () => altered(HEADER_NAME, header({ format: 2, version: "9.0.0" }))],
  ["a later migration", NEWER, () => altered(HEADER_NAME, header({ migration: newest() + 1, version: "9.0.0" }))],
];

async function checked(bytes: Buffer) {
  const path = join(folder, "checked");
  await writeFile(path, bytes);
  return checkBackup(path);
}

describe("a backup is refused in one sentence, before anything is written", () => {
  test.each(REFUSED)("%s", async (_, sentence, bytes) => {
    const refusal: unknown = await checked(await bytes()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StartProblem);
    expect(refusal).toHaveProperty("message", expect.stringMatching(sentence));
  });

  test("that is not there", async () => {
    await expect(checkBackup("/nowhere/backup")).rejects.toThrow("There is no file /nowhere/backup that can be read.");
  });

  test("but not as it was made", async () => {
    const { manifest } = await checked(whole);
    expect(manifest.files.map(({ name }) => name)).toContain(ROWS);
  });
});

const Tables = v.object({ rows: v.array(v.object({ name: v.string() })) });

const tablesOf = async (db: Database) =>
  v
    .parse(
      Tables,
      await db.execute(sql`select tablename as name from pg_tables where schemaname in ('public', 'drizzle')`),
    )
    .rows.map(({ name }) => name);

describe("a database stays as it was", () => {
  let connection: Connection;
  beforeAll(async () => {
    connection = connectEmbedded(await newEmbedded());
  });
  afterAll(() => connection.close());

  test("when it holds a table of anyone", async () => {
    await connection.db.execute(sql`create table notes (text text)`);
    const restored = memoryStorage();
    const refused = restoreBackup(await checked(whole), { connection, uploads: restored });
    await expect(refused).rejects.toThrow(/^The database is not empty\. .+ Nothing was changed\.$/);
    expect(await tablesOf(connection.db)).toEqual(["notes"]);
    expect(restored.names()).toEqual([]);

    const target = createWriteStream(join(folder, "notes"));
    const backup = makeBackup(target, { db: connection.db, uploads, now: START });
    await expect(backup).rejects.toThrow(/^The database holds no shop\.$/);
    await connection.db.execute(sql`drop table notes`);
  });

  const full: FileStorage = {
    read: async () => undefined,
    write: async () => {
      throw new Error("The disk is full");
    },
  };
  const BROKEN: readonly {
    readonly what: string;
    readonly reason: RegExp;
    readonly bytes: () => Promise<Buffer>;
    readonly storage?: FileStorage;
  }[] = [
    {
      what: "a row of nobody",
      reason: /foreign_keys/,
      bytes: () => rewritten(ROWS, (text) => text.replace('"7"', '"8"')),
    },
    { what: "fewer rows than were counted", reason: /shoppers has 0 rows/, bytes: () => rewritten(ROWS, () => "") },
    { what: "a picture that cannot be kept", reason: /The disk is full/, bytes: async () => whole, storage: full },
  ];
  test.each(BROKEN)("when restoring breaks off: $what", async ({ reason, bytes, storage = memoryStorage() }) => {
    const backup = await checked(await bytes());
    await expect(restoreBackup(backup, { connection, uploads: storage })).rejects.toThrow(reason);
    expect(await tablesOf(connection.db)).toEqual([]);
  });
});

test("a picture that the storage does not have is named, and stops nothing", async () => {
  const target = createWriteStream(join(folder, "without"));
  const facts = await makeBackup(target, { db: source.db, uploads: memoryStorage(), now: START });
  expect(facts).toMatchObject({ pictures: 0, missing: [PICTURE] });
});
