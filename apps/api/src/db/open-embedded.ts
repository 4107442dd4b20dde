import { hash } from "node:crypto";
import { existsSync, openAsBlob } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import type { Filesystem } from "@electric-sql/pglite/basefs";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import type { PoolClient } from "pg";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { applyMigrations } from "./apply-migrations.ts";
import { CASING } from "./casing.ts";
import { countChanges } from "./count-changes.ts";
import type { Connection } from "./database.ts";
import { createEmbeddedPool } from "./embedded-pool.ts";
import { FLUSH_SETTINGS, FlushedFiles } from "./flushed-files.ts";
import { lockFolder } from "./folder-lock.ts";
import { migrationsFolder } from "./migrations-folder.ts";
import { noteRestocked } from "./note-restocked.ts";
import { recordStock } from "./record-stock.ts";

/**
 * Postgres writes its buffer cache from end to end when it starts. Its default of 128 MB would be most of the store's
 * memory, and most of the time a test's database takes to open.
 */
const BUFFER_CACHE = "16MB";
/**
 * The size of a write-ahead log file, in MB; the default is 16. The folder of a new database is 20 MB smaller by it, and
 * opens sooner.
 */
const WAL_FILE = 1;

interface EmbeddedFiles {
  /** Where it is stored; in memory when left out. */
  readonly folder?: string;
  /** What holds its files where there is no folder. */
  readonly fs?: Filesystem;
  /** The archive that a new one begins with. */
  readonly loadDataDir?: Blob | undefined;
  /** What Postgres is started with besides, in its own words. */
  readonly settings?: readonly string[];
}

/** Starts an embedded Postgres. What is committed in a folder outlives a power cut. */
export async function createEmbedded({ folder, fs, loadDataDir, settings = [] }: EmbeddedFiles = {}): Promise<PGlite> {
  const files = folder === undefined ? undefined : new FlushedFiles(folder);
  const held = files ?? fs;
  if (files) files.isFlushing = loadDataDir === undefined;
  const client = await PGlite.create({
    initDbStartParams: [`--wal-segsize=${WAL_FILE}`],
    startParams: [
      ...PGlite.defaultStartParams,
      ...["-c", `shared_buffers=${BUFFER_CACHE}`],
      ...(files ? FLUSH_SETTINGS : []),
      ...settings,
    ],
    ...(held ? { fs: held } : {}),
    ...(loadDataDir ? { loadDataDir } : {}),
  });
  if (files) files.isFlushing = true;
  return client;
}

/**
 * An embedded database, in memory or wherever `client` stores it.
 * @param onConnect called with its connection before that is used.
 */
export function connectEmbedded(client: PGlite, onConnect: (connection: PoolClient) => void = () => {}): Connection {
  const pool = createEmbeddedPool(client);
  pool.on("connect", onConnect);
  const db = drizzle({ client: pool, casing: CASING });
  return {
    db,
    jobsDb: db,
    exclusively: (task) => task(db),
    migrate: async () => {
      await applyMigrations(db, { folder: migrationsFolder() });
      await countChanges(db);
      await recordStock(db);
      await noteRestocked(db);
    },
    createLimiter: (limit) => new RateLimiterMemory(limit),
    pools: () => [],
    close: async () => {
      await pool.end();
      await client.close();
    },
  };
}

/**
 * The database of a new shop, which the build makes for these migrations. To make one at the first start takes several
 * times as long and a gigabyte of memory: Postgres' own `initdb`, each migration, all places of the world.
 */
export function newDatabaseFile(): string {
  const folder = migrationsFolder();
  const migrations = readMigrationFiles({ migrationsFolder: folder }).map((migration) => migration.hash);
  return join(folder, "../dist", `new-database-${hash("sha1", migrations.join())}.tar.gz`);
}

const GZIP = "application/gzip";

interface EmbeddedOptions {
  /** Whether a new one has no table yet, as what is restored into one asks for. */
  readonly isEmpty?: boolean | undefined;
  /** The archive of what a new one is otherwise; without that file it is empty, too. */
  readonly newDatabase?: string;
}

/**
 * Opens the embedded Postgres of a data folder, and creates it when there is none.
 * @throws StartProblem when the folder cannot be written or another process has it.
 */
export async function openEmbedded(
  dataDir: string,
  { isEmpty = false, newDatabase }: EmbeddedOptions = {},
): Promise<Connection> {
  const unlock = lockFolder(dataDir);
  const folder = join(dataDir, "db");
  try {
    const archive = isEmpty || existsSync(folder) ? undefined : (newDatabase ?? newDatabaseFile());
    const loadDataDir = archive && existsSync(archive) ? await openAsBlob(archive, { type: GZIP }) : undefined;
    const connection = connectEmbedded(await createEmbedded({ folder, loadDataDir }));
    return { ...connection, close: () => connection.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
