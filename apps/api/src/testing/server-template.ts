import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { START_BOUNDS } from "../db/create-pool.ts";
import { openServer } from "../db/open-server.ts";
import { onServer, urlOf } from "./server-databases.ts";
import { fillTemplate } from "./template.ts";

/** Makes the template once, as a database beside the one that DATABASE_URL names. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env.DATABASE_URL ?? "";
  const name = `store_template_${process.pid}`;
  const drop = async () => {
    await onServer(url, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  };
  await drop();
  await onServer(url, `create database ${pg.escapeIdentifier(name)}`);
  const connection = await openServer(
    urlOf(url, name),
    { connections: 2, bounds: START_BOUNDS },
    pino({ level: "silent" }),
  );
  await fillTemplate(connection);
  await connection.close();
  const [setting] = await onServer(url, "show fsync");
  const isSynced = !isDeepStrictEqual(setting, { fsync: "off" });
  // Files are copied faster than they are logged, unless each has to reach the disk.
  const clone = `template ${pg.escapeIdentifier(name)} strategy ${isSynced ? "wal_log" : "file_copy"}`;
  project.provide("template", { kind: "server", url, name, clone });
  return drop;
}
