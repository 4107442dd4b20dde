import { join } from "node:path";
import { dumpNewDatabase } from "./dump-new-database.ts";

/* The build's last step: makes the database that a new shop begins with. */

await dumpNewDatabase(join(import.meta.dirname, "new-database.tar.gz"));
