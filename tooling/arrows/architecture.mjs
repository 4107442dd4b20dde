// `npm run architecture`: draws the arrows' rules into docs/architecture.md.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import arrows from "./dependency-cruiser.mjs";
import { drawArrows, filesOfParts, withDrawing } from "./drawing.mjs";

const ROOT = join(import.meta.dirname, "../..");
const PAGE = join(ROOT, "docs/architecture.md");

await writeFile(PAGE, withDrawing(await readFile(PAGE, "utf8"), drawArrows(arrows.forbidden, filesOfParts(ROOT))));
