import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PRODUCTION } from "../../../../apps/api/src/testing/production-environment.ts";
import { onServer, urlOf } from "../../../../apps/api/src/testing/server-databases.ts";
import { run } from "./command.ts";
import { freePort } from "./free-ports.ts";
import { startMailServer } from "./mail-server.ts";
import { API_TIMEOUT_SECONDS, type StoreAddresses, startStore } from "./start-store.ts";

export interface NewShop {
  /** One process of each kind, or two where there is a Postgres server: both work on one database. */
  readonly processes: readonly [StoreAddresses, ...StoreAddresses[]];
  /** The path of the page on which the owner sets a password. */
  readonly invitation: string;
}

export type OnCleanup = (close: () => Promise<void>) => void;

/** Closes what is opened, the last of it first. */
export function closingLastFirst(onCleanup: OnCleanup): OnCleanup {
  const opened: (() => Promise<void>)[] = [];
  onCleanup(async () => {
    for (const close of opened.toReversed()) await close();
  });
  return (close) => void opened.push(close);
}

/** An empty database: on the server, or embedded in a folder of the shop where there is no server. */
export async function emptyDatabase(
  kind: "new" | "played",
  onCleanup: OnCleanup,
): Promise<{ readonly DATABASE_URL?: string }> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) return {};
  const name = `store_${kind}_shop_${process.pid}`;
  await onServer(DATABASE_URL, `create database ${name}`);
  onCleanup(async () => {
    await onServer(DATABASE_URL, `drop database ${name} with (force)`);
  });
  return { DATABASE_URL: urlOf(DATABASE_URL, name) };
}

/**
 * Opens a shop as its owner does: in production mode, on an empty database, with a first owner by the command of
 * docs/operating.md. Its mails go to a server of this machine, its SMS nowhere.
 */
export async function openNewShop(owner: string, onCleanup: OnCleanup): Promise<NewShop> {
  const folder = await mkdtemp(join(tmpdir(), "store-new-"));
  onCleanup(() => rm(folder, { recursive: true, force: true }));
  const database = await emptyDatabase("new", onCleanup);
  const mailPort = await freePort();
  await startMailServer(mailPort, onCleanup);
  const { MSG91_AUTH_KEY, ...production } = PRODUCTION;
  const settings = {
    ...production,
    ...database,
    API_TIMEOUT_SECONDS,
    HOST: "127.0.0.1",
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    ...{ SMS_ADAPTER: "http", SMS_HTTP_URL: "https://127.0.0.1:1/", SMS_ENTITY_ID: "1", SMS_SENDER_ID: "SHOPXX" },
    LOG_LEVEL: "error",
  };
  // Before the start: an embedded database has room for one process.
  const staff = run("tooling/scripts/staff.ts", { ...settings, DATA_DIR: folder }, ["add", owner]);
  const [, invitation = ""] = await staff.printed(/https:\/\/\S+?(\/reset-password\/\S+)/);
  await staff.ended;
  const start = async () => {
    const { addresses, stop } = await startStore(folder, settings);
    onCleanup(stop);
    return addresses;
  };
  const first = await start();
  return { processes: database.DATABASE_URL ? [first, await start()] : [first], invitation };
}
