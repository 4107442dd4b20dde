// Drill: the disk of the database fills up under load, and is cleared. Mounts a small file system, so it needs root, and
// Debian's package postgresql. Prints one verdict line, and exits with 1 when it failed.
import { execFileSync } from "node:child_process";
import { rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "@store/scripts/free-port";
import { build } from "@store/scripts/workspace";
import { hasCode } from "../../apps/api/src/lib/errors.ts";
import { keepSelling } from "./keep-selling.ts";
import { createCluster, makeFolder, startPostgres, urlOn } from "./own-postgres.ts";
import { type Drill, runDrill } from "./run-drill.ts";
import { startApi } from "./start-api.ts";

const ORDERS = 20;
const FULL_MS = 15_000;
/** Room for a demo and the smallest log that Postgres works with. */
const SIZE = "400m";
const SMALL_LOG = ["-c", "min_wal_size=32MB", "-c", "max_wal_size=64MB"];

async function drill(tools: Drill): Promise<string> {
  const { folder, begun, atEnd } = tools;
  const disk = makeFolder(join(folder, "disk"));
  execFileSync("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", disk]);
  atEnd(async () => void execFileSync("umount", [disk]));
  makeFolder(folder);
  makeFolder(disk);
  const port = await freePort();
  const data = createCluster(join(disk, "data"));
  const server = await begun(startPostgres(data, port, SMALL_LOG));
  const url = urlOn(port);
  const api = await begun(startApi("The API", { DATABASE_URL: url, DATA_DIR: join(folder, "shop") }));
  const selling = await keepSelling(tools, url, [api.url]);
  await selling.sold(ORDERS);

  const ballast = join(disk, "ballast");
  const { bavail, bsize } = statfsSync(disk);
  try {
    writeFileSync(ballast, Buffer.alloc(bavail * bsize));
  } catch (error) {
    // Postgres took some of the room meanwhile: it is full all the same.
    if (!hasCode(error, "ENOSPC")) throw error;
  }
  const [sold, failed] = [selling.sales.length, selling.failures()];
  await wait(FULL_MS);
  const readable = (await fetch(`${api.url}/livez`)).status;
  const refused = selling.failures() - failed;
  console.log(
    `${FULL_MS / 1000} s with a full disk: ${selling.sales.length - sold} orders went into the log that was there, ${refused} calls were refused.`,
  );

  rmSync(ballast);
  const cleared = performance.now();
  // Postgres gives up where its log has no room; what watches over it, such as systemd, starts it again.
  if (server.hasEnded()) await begun(startPostgres(data, port, SMALL_LOG));
  const seconds = await selling.soldAgain(cleared);
  await selling.sold(ORDERS);
  await selling.stop();

  const found = await selling.foundIn(url);
  const facts = `${refused} calls were refused while the disk was full${server.hasEnded() ? " and Postgres had ended" : ""}; the shop sold again ${seconds} s after it was cleared; ${found} of ${selling.sales.length} acknowledged orders are there`;
  if (found < selling.sales.length || refused === 0 || readable !== 200) throw new Error(facts);
  return facts;
}

await build(["@store/api"]);
await runDrill(drill);
