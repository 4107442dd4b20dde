import { createWriteStream, existsSync } from "node:fs";
import { mkdir, mkdtemp, open, rename, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import type { Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { pino } from "pino";
import { checkBackup } from "./backup/check-backup.ts";
import { type BackupFacts, makeBackup } from "./backup/make-backup.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { storageOf } from "./create-ports.ts";
import { START_BOUNDS } from "./db/create-pool.ts";
import { systemClock } from "./lib/clock.ts";
import { describeError, errorCode, isUnavailable, StartProblem } from "./lib/errors.ts";
import { openDatabase } from "./open-database.ts";
import { createS3File, type S3File } from "./ports/storage/s3-file.ts";
import { readSettings, type Settings } from "./settings.ts";
import { storeRoot } from "./store-root.ts";

const USAGE = `Usage:
  npm run backup -- [file]   a new file in DATA_DIR/backups when left out; - is standard output
  npm run restore -- <file>  into an empty database; - is standard input
  s3://<bucket>/<name> is a file in a bucket of the service that S3_ENDPOINT names`;

/** Instead of a file. */
const STANDARD = "-";

/** A backup holds personal data. */
const OWNER_ONLY = 0o600;

// Standard output may be the backup itself.
const say = (sentence: string): void => console.error(sentence);

const inMegabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

const secondsSince = (began: number): string => `${((performance.now() - began) / 1000).toFixed(1)} s`;

const contents = ({ tables, rows, pictures }: Omit<BackupFacts, "missing">): string =>
  `Tables: ${tables}, rows: ${rows}, pictures: ${pictures}.`;

const openStore = (settings: Settings, { isEmpty = false } = {}) =>
  openDatabase(settings, pino({ level: "warn" }), { bounds: START_BOUNDS, isEmpty });

async function backUpTo(target: Writable, settings: Settings, now: Date): Promise<BackupFacts> {
  if (!settings.databaseUrl && !existsSync(join(settings.dataDir, "db"))) {
    throw new StartProblem(`There is no shop in ${settings.dataDir}: set DATA_DIR or DATABASE_URL to that to back up.`);
  }
  const connection = await openStore(settings);
  try {
    return await makeBackup(target, { db: connection.db, uploads: storageOf(settings), now });
  } finally {
    await connection.close();
  }
}

/** Writes a file that has its name only once it is whole. */
async function backUpToFile(path: string, settings: Settings, now: Date): Promise<BackupFacts> {
  if (existsSync(path)) throw new StartProblem(`${path} exists already: name a new file.`);
  const unfinished = `${path}.unfinished`;
  const refuse = (error: unknown): never => {
    throw new StartProblem(`${path} cannot be written (${errorCode(error) ?? "unknown reason"}): name another file.`);
  };
  await mkdir(dirname(path), { recursive: true }).catch(refuse);
  const target = (await open(unfinished, "w", OWNER_ONLY).catch(refuse)).createWriteStream({ flush: true });
  try {
    const facts = await backUpTo(target, settings, now);
    await rename(unfinished, path);
    return facts;
  } catch (error) {
    target.destroy();
    await rm(unfinished, { force: true });
    throw error;
  }
}

const IN_BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])\/([\w.-]+(?:\/[\w.-]+)*)$/;

/** The file in a bucket that an argument names; undefined where it names another. */
function bucketFile(file: string, { storage }: Settings) {
  if (!file.startsWith("s3://")) return undefined;
  const [, bucket, name] = IN_BUCKET.exec(file) ?? [];
  if (!bucket || !name) throw new StartProblem(`${file} names no file in a bucket: write s3://bucket/name.tar.gz.`);
  if (storage.adapter !== "s3") {
    throw new StartProblem("Set PICTURE_STORAGE to s3, with the S3_ settings: they say where buckets are.");
  }
  return createS3File({ ...storage.bucket, bucket }, name);
}

async function backUpToBucket(path: string, target: S3File, settings: Settings, now: Date): Promise<BackupFacts> {
  if (await target.exists()) throw new StartProblem(`${path} exists already: name a new file.`);
  return backUpTo(await target.upload(), settings, now);
}

async function backUp(file: string | undefined, settings: Settings): Promise<void> {
  const began = performance.now();
  const now = systemClock();
  const name = `store-${now.toISOString().slice(0, 19).replaceAll(":", "")}.tar.gz`;
  const inBucket = file === undefined ? undefined : bucketFile(file, settings);
  if (file !== undefined && inBucket) {
    return sayDone(began, ` into ${file}`, await backUpToBucket(file, inBucket, settings, now));
  }
  if (file === STANDARD) return sayDone(began, "", await backUpTo(process.stdout, settings, now));
  const path = resolve(file ?? join(settings.dataDir, "backups", name));
  const facts = await backUpToFile(path, settings, now);
  sayDone(began, ` into ${path} (${inMegabytes((await stat(path)).size)})`, facts);
}

function sayDone(began: number, where: string, facts: BackupFacts): void {
  say(`Backed up in ${secondsSince(began)}${where}. ${contents(facts)}`);
  const { missing } = facts;
  if (missing.length > 0) say(`These pictures were not found, and are not in it: ${missing.join(", ")}`);
}

/** A backup that comes in by standard input, or from a bucket, is checked before it is restored, and so kept until then. */
async function withFile(file: string, settings: Settings, use: (path: string) => Promise<void>): Promise<void> {
  const inBucket = bucketFile(file, settings);
  if (file !== STANDARD && !inBucket) return use(resolve(file));
  const folder = await mkdtemp(join(tmpdir(), "store-restore-"));
  try {
    const path = join(folder, inBucket ? basename(file) : "standard input");
    if (!inBucket) await pipeline(process.stdin, createWriteStream(path, { mode: OWNER_ONLY }));
    else if (!(await inBucket.download(path, OWNER_ONLY))) throw new StartProblem(`There is no ${file}.`);
    await use(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const restore = (file: string, settings: Settings): Promise<void> =>
  withFile(file, settings, async (path) => {
    const began = performance.now();
    const backup = await checkBackup(path);
    const connection = await openStore(settings, { isEmpty: true });
    try {
      await restoreBackup(backup, { connection, uploads: storageOf(settings) });
    } finally {
      await connection.close();
    }
    const { header, manifest } = backup;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    const pictures = manifest.files.filter(({ name }) => name.startsWith("pictures/")).length;
    const facts = contents({ tables: manifest.tables.length, rows, pictures });
    say(`Restored in ${secondsSince(began)}. ${facts} Made at ${header.madeAt} by release ${header.version}.`);
  });

/** `npm run backup` and `npm run restore`: of the shop that the settings name. An embedded one must not be running. */
async function run(): Promise<void> {
  const [command, file, ...rest] = process.argv.slice(2);
  const isUsed = rest.length === 0 && (command === "backup" || (command === "restore" && file !== undefined));
  // Before a database is opened, and made where there is none.
  if (!isUsed || (file !== STANDARD && file?.startsWith("-"))) throw new StartProblem(USAGE);
  const settings = readSettings(process.env, storeRoot());
  if ("problem" in settings) throw new StartProblem(settings.problem);
  await (command === "backup" || file === undefined ? backUp(file, settings) : restore(file, settings));
}

run().catch((error: unknown) => {
  const isAway = isUnavailable(error) && error instanceof Error;
  const sentence = isAway ? `It could not be finished: ${error.message}. Try again later.` : undefined;
  say(error instanceof StartProblem ? error.message : (sentence ?? JSON.stringify(describeError(error), null, 2)));
  process.exitCode = 1;
});
