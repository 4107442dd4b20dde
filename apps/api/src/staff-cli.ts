import { pino } from "pino";
import { systemClock } from "./lib/clock.ts";
import { StartProblem } from "./lib/errors.ts";
import { manageStaff, readStaffCommand, STAFF_USAGE } from "./manage-staff.ts";
import { openDatabase } from "./open-database.ts";
import { readSettings } from "./settings.ts";
import { storeRoot } from "./store-root.ts";

/** `npm run staff -- …`: works on the database that the settings name. An embedded one must not be in use by a store. */
async function run(): Promise<void> {
  const args = process.argv.slice(2);
  // Before a database is opened, and made where there is none.
  if (!readStaffCommand(args)) throw new StartProblem(STAFF_USAGE);
  const settings = readSettings(process.env, storeRoot());
  if ("problem" in settings) throw new StartProblem(settings.problem);
  const connection = await openDatabase(settings, pino({ level: "warn" }));
  try {
    await connection.exclusively(() => connection.migrate());
    const { db } = connection;
    const done = await manageStaff(args, { db, siteUrl: settings.siteUrl, now: systemClock() });
    if ("problem" in done) throw new StartProblem(done.problem);
    console.log(done.text);
  } finally {
    await connection.close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof StartProblem ? error.message : error);
  process.exitCode = 1;
});
