// Drill: a shop is backed up and restored into an empty store, which is compared with it row by row and picture by
// picture, and then sells. With DATABASE_URL the shop is on that server and restored into an embedded database.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { build, ROOT } from "@store/scripts/workspace";
import { pino } from "pino";
import { openEmbedded } from "../../apps/api/src/db/open-embedded.ts";
import { openServer } from "../../apps/api/src/db/open-server.ts";
import { readWhole } from "../../apps/api/src/testing/read-whole.ts";
import { onServer, urlOf } from "../../apps/api/src/testing/server-databases.ts";
import { type Drill, runDrill } from "./run-drill.ts";
import { sell, upload } from "./sell.ts";
import { startApi } from "./start-api.ts";

const ORDERS = 20;
const { DATABASE_URL, PATH = "" } = process.env;

/** Runs a command of the built store; resolves to how long it took, in seconds. */
function command(args: readonly string[], environment: Readonly<Record<string, string>>): string {
  const began = performance.now();
  const program = join(ROOT, "apps/api/dist/backup-cli.js");
  execFileSync(process.execPath, [program, ...args], { env: { PATH, ...environment }, stdio: "inherit" });
  return ((performance.now() - began) / 1000).toFixed(1);
}

const picturesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), "base64")]));

async function drill({ folder, begun }: Drill, shopUrl: string | undefined): Promise<string> {
  const shopFolder = join(folder, "shop");
  const shop = { DATA_DIR: shopFolder, ...(shopUrl ? { DATABASE_URL: shopUrl } : {}) };
  const api = await begun(startApi("The shop", shop));
  const placed = await sell(api.url, ORDERS);
  await upload(api.url);
  await api.stop();
  console.log(
    `A demo in ${shopUrl ? "a Postgres server" : "an embedded database"} took ${ORDERS} orders and a picture.`,
  );

  const file = join(folder, "backup.tar.gz");
  const backedUp = command(["backup", file], shop);
  const copyFolder = join(folder, "copy");
  const copy = { DATA_DIR: copyFolder };
  const restored = command(["restore", file], copy);

  const first = shopUrl
    ? await openServer(shopUrl, { connections: 2 }, pino({ level: "silent" }))
    : await openEmbedded(shopFolder);
  const expected = await readWhole(first.db);
  await first.close();
  const second = await openEmbedded(copyFolder);
  const found = await readWhole(second.db);
  await second.close();
  const tables = Object.keys(expected);
  const different = tables.filter((name) => JSON.stringify(expected[name]) !== JSON.stringify(found[name]));
  if (different.length > 0) throw new Error(`these tables differ: ${different.join(", ")}`);
  const [pictures, copied] = [shopFolder, copyFolder].map((at) => picturesIn(join(at, "uploads")));
  if (pictures?.size !== 1 || JSON.stringify([...pictures]) !== JSON.stringify([...(copied ?? [])]))
    throw new Error("the pictures differ");

  const again = await begun(startApi("The restored shop", copy));
  if ((await sell(again.url, 1)) !== placed + 1) throw new Error("the restored shop did not sell");
  const rows = Object.values(expected).flat().length;
  const size = (statSync(file).size / 1_000_000).toFixed(1);
  return `${tables.length} tables with ${rows} rows and ${pictures.size} picture are the same after a backup (${size} MB, ${backedUp} s) and a restore (${restored} s), and the restored shop sold`;
}

await build(["@store/api"]);
const database = `store_drill_${process.pid}`;
if (DATABASE_URL) await onServer(DATABASE_URL, `create database ${database}`);
await runDrill((tools) => drill(tools, DATABASE_URL ? urlOf(DATABASE_URL, database) : undefined));
if (DATABASE_URL) await onServer(DATABASE_URL, `drop database ${database} with (force)`);
