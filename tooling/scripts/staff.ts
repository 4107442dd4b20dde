// Takes somebody into the staff: `npm run staff -- add owner@shop.example`. Stop a store with an embedded database first.
import { build, run } from "./workspace.ts";

await build(["@store/api"]);
process.exitCode = await run(process.execPath, ["apps/api/dist/staff-cli.js", ...process.argv.slice(2)]);
