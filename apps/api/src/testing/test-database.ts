import { randomBytes } from "node:crypto";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { pino } from "pino";
import { inject } from "vitest";
import { START_BOUNDS } from "../db/create-pool.ts";
import type { Connection } from "../db/database.ts";
import { connectEmbedded, createEmbedded } from "../db/open-embedded.ts";
import { openServer } from "../db/open-server.ts";
import { CopiedFiles } from "./copied-files.ts";
import { onServer, urlOf } from "./server-databases.ts";

/**
 * A test's pool on a server: enough connections for its races, few enough for many test files at once. On a busy machine
 * a hundred requests at once wait long for twelve connections, and for each other; that is no failure.
 */
const POOL = { connections: 12, bounds: { ...START_BOUNDS, connectMs: 60_000 } };

interface ServerDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

function serverTemplate() {
  const template = inject("template");
  if (template.kind === "embedded") throw new Error("This test needs DATABASE_URL");
  return template;
}

async function createOnServer(clause: string): Promise<ServerDatabase> {
  const template = serverTemplate();
  const own = `${template.name}_${randomBytes(6).toString("hex")}`;
  const name = pg.escapeIdentifier(own);
  await onServer(template.url, `create database ${name} ${clause}`);
  return {
    url: urlOf(template.url, own),
    drop: async () => {
      await onServer(template.url, `drop database ${name} with (force)`);
    },
  };
}

/**
 * A database of the caller's own on the server, as the seed left it. Nobody may connect to the template itself: Postgres
 * clones no database that is in use.
 */
export const cloneTemplate = (): Promise<ServerDatabase> => createOnServer(serverTemplate().clone);

/** A database of the caller's own on the server, without a table. */
export const newDatabase = (): Promise<ServerDatabase> => createOnServer("");

let initialized: Promise<Blob> | undefined;

async function initialize(): Promise<Blob> {
  const client = await createEmbedded();
  const dump = await client.dumpDataDir("none");
  await client.close();
  return dump;
}

/**
 * An embedded database without a table, in memory or in a folder. Postgres' own `initdb` takes the longest: it runs once in
 * a process.
 */
export async function newEmbedded(place: { readonly folder?: string } = {}): Promise<PGlite> {
  initialized ??= initialize();
  return createEmbedded({ ...place, loadDataDir: await initialized });
}

/** An embedded database in memory, as the seed left it in a folder. */
export const cloneEmbedded = (folder: string): Promise<PGlite> => createEmbedded({ fs: new CopiedFiles(folder) });

/** A database of the calling test file's own, as the seed left it. */
export async function openTestDatabase(): Promise<Connection> {
  const template = inject("template");
  if (template.kind === "embedded") {
    return connectEmbedded(await cloneEmbedded(template.folder));
  }
  const { url, drop } = await cloneTemplate();
  const connection = await openServer(url, POOL, pino({ level: "silent" }));
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}
