import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { pino } from "pino";
import { inject } from "vitest";
import type { Connection } from "../db/database.ts";
import { connectEmbedded } from "../db/open-embedded.ts";
import { openServer } from "../db/open-server.ts";
import { onServer, urlOf } from "./server-databases.ts";

/**
 * A test's pool on a server: enough connections for its races, few enough for many test files at once. On a busy machine
 * a hundred requests at once wait long for twelve connections; that is no failure.
 */
const POOL = { connections: 12, connectTimeoutMs: 60_000 };

/** A database of the calling test file's own, as the seed left it. */
export async function openTestDatabase(): Promise<Connection> {
  const template = inject("template");
  if (template.kind === "embedded") {
    const loadDataDir = new Blob([await readFile(template.dump)]);
    return connectEmbedded(await PGlite.create({ loadDataDir }));
  }
  const { url, name } = template;
  const own = `${name}_${randomBytes(6).toString("hex")}`;
  await onServer(url, `create database ${pg.escapeIdentifier(own)} template ${pg.escapeIdentifier(name)}`);
  const connection = await openServer(urlOf(url, own), POOL, pino({ level: "silent" }));
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await onServer(url, `drop database ${pg.escapeIdentifier(own)} with (force)`);
    },
  };
}
