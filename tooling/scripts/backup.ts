// `npm run backup -- [file]` and `npm run restore -- <file>`: the whole shop that the settings name, in one file. Stop a
// store with an embedded database first.
import { build, ROOT, run } from "./workspace.ts";

await build(["@store/api"]);
// A file's name counts from the folder that the command was given in.
const cwd = process.env.INIT_CWD ?? process.cwd();
process.exitCode = await run(process.execPath, [`${ROOT}/apps/api/dist/backup-cli.js`, ...process.argv.slice(2)], {
  cwd,
});
