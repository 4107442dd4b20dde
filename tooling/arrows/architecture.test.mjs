import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import arrows from "./dependency-cruiser.mjs";
import { drawArrows, filesOfParts, withDrawing } from "./drawing.mjs";

const ROOT = join(import.meta.dirname, "../..");

test("docs/architecture.md shows the rules as they are; if not, run `npm run architecture`", () => {
  const page = readFileSync(join(ROOT, "docs/architecture.md"), "utf8");
  expect(page).toBe(withDrawing(page, drawArrows(arrows.forbidden, filesOfParts(ROOT))));
});

describe("a drawing", () => {
  const files = ["apps/till/main.ts", "apps/till/extra.ts", "packages/rules/src/a.ts", "packages/rules/src/money/b.ts"];
  const rule = (from, path, pathNot) => ({ from: { path: from }, to: { path, pathNot } });
  const rulesImportNothing = rule("^packages/rules/", "^apps/");

  test("has an arrow for what may be imported, and none for what may not", () => {
    const drawing = drawArrows([rulesImportNothing], files);
    expect(drawing).toContain("apps_till --> packages_rules");
    expect(drawing).not.toContain("packages_rules -->");
  });

  test("names what alone may be imported", () => {
    const moneyAlone = rule("^apps/till/", "^packages/rules/", "/money/");
    expect(drawArrows([rulesImportNothing, moneyAlone], files)).toContain('apps_till -->|"only money"| packages_rules');
  });

  test("names who alone may import", () => {
    const mainAlone = {
      from: { path: "^apps/till/", pathNot: "main\\.ts$" },
      to: { path: "^packages/rules/" },
    };
    expect(drawArrows([rulesImportNothing, mainAlone], files)).toContain(
      'apps_till -->|"only from main"| packages_rules',
    );
  });

  test("draws the folders of an app in their order, without the arrows that others imply", () => {
    const api = ["apps/api/src/main.ts", "apps/api/src/modules/a.ts", "apps/api/src/db/b.ts", "apps/api/src/lib/c.ts"];
    const only = (folder, ...below) =>
      rule(`^apps/api/src/${folder}/`, "^apps/api/src/", `^apps/api/src/(${[folder, ...below].join("|")})/`);
    const drawing = drawArrows([only("modules", "db", "lib"), only("db", "lib"), only("lib")], api);
    expect(drawing).toContain("apps_api_src_room --> apps_api_src_modules_room");
    expect(drawing).toContain("apps_api_src_modules_room --> apps_api_src_db_room");
    expect(drawing).not.toContain("apps_api_src_modules_room --> apps_api_src_lib_room");
  });
});
