import { execFileSync } from "node:child_process";
import { chownSync, globSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@store/scripts/free-port";
import { stop } from "@store/scripts/workspace";
import pg from "pg";
import type { Drill } from "./run-drill.ts";
import { type RunningProgram, startProgram } from "./start-process.ts";

const [newest] = globSync("/usr/lib/postgresql/*/bin").toSorted().reverse();
const binaries = newest ?? stop("No Postgres was found in /usr/lib/postgresql: install Debian's package postgresql.");

/** A program of Postgres. */
export const program = (name: string): string => join(binaries, name);

/** Postgres refuses to run as root. */
const uid = process.getuid?.() === 0 ? Number(execFileSync("id", ["-u", "postgres"], { encoding: "utf8" })) : undefined;
export const asPostgres = uid === undefined ? {} : { uid, gid: uid };

/** A folder that Postgres may write into. */
export function makeFolder(path: string): string {
  mkdirSync(path, { mode: 0o700, recursive: true });
  if (uid !== undefined) chownSync(path, uid, uid);
  return path;
}

/** A new server's data. */
export function createCluster(path: string): string {
  execFileSync(program("initdb"), ["-D", makeFolder(path), "-U", "store", "-A", "trust"], {
    ...asPostgres,
    stdio: "ignore",
  });
  return path;
}

export const urlOn = (port: number): string => `postgres://store@127.0.0.1:${port}/postgres`;

/** The first row of a query's answer. */
export async function ask<Row extends Readonly<Record<string, unknown>>>(
  url: string,
  query: string,
): Promise<Row | undefined> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows[0];
  } finally {
    await client.end();
  }
}

/**
 * Starts a server, and waits until it answers.
 * @param stopSignal what ends it: by default a fast stop, which does not wait for clients.
 */
export const startPostgres = (
  data: string,
  port: number,
  options: readonly string[] = [],
  stopSignal: NodeJS.Signals = "SIGINT",
): Promise<RunningProgram> =>
  startProgram({
    name: "Postgres",
    command: program("postgres"),
    args: ["-D", data, "-p", String(port), "-k", "", "-c", "listen_addresses=127.0.0.1", ...options],
    uid,
    stopSignal,
    isReady: async () => (await ask(urlOn(port), "select 1")) !== undefined,
  });

/** A new server for a drill, which stops with it. */
export async function openPostgres({ folder, begun }: Drill): Promise<number> {
  makeFolder(folder);
  const port = await freePort();
  await begun(startPostgres(createCluster(join(folder, "data")), port));
  return port;
}
