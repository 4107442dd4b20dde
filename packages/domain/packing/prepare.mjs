// clean: takes away what was built before, so that nothing old is published.
// publish, restore: give npm, for as long as it packs, the manifest that pnpm makes by itself: with what `publishConfig` says, and
// without what only the workspace needs. The workspace itself goes on reading the sources.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

const MANIFEST = "package.json";
const ASIDE = "package.workspace.json";

const [task] = process.argv.slice(2);
const pnpmPacks = (process.env.npm_config_user_agent ?? "").startsWith("pnpm/");

if (task === "clean") rmSync("dist", { recursive: true, force: true });

if (task === "publish" && !pnpmPacks) {
  const { publishConfig, devDependencies: _, scripts: __, ...manifest } = JSON.parse(readFileSync(MANIFEST, "utf8"));
  const { access, ...entries } = publishConfig;
  renameSync(MANIFEST, ASIDE);
  writeFileSync(MANIFEST, `${JSON.stringify({ ...manifest, ...entries, publishConfig: { access } }, null, 2)}\n`);
}

if (task === "restore" && existsSync(ASIDE)) {
  rmSync(MANIFEST);
  renameSync(ASIDE, MANIFEST);
}
