import { newDatabaseFile } from "./db/open-embedded.ts";
import { dumpNewDatabase } from "./dump-new-database.ts";

/* The build's last step: makes the database that a new shop begins with. */

await dumpNewDatabase(newDatabaseFile());
