import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { cruise } from "dependency-cruiser";
import { expect, test } from "vitest";
import arrows from "./dependency-cruiser.mjs";
import folderCircles from "./folder-circles.mjs";

const LIBRARY = "hono";

/** For each rule, imports that break it: of which file, and what it imports. */
const BREAKS = {
  "domain-imports-nothing-of-ours": [["packages/domain/src/a.ts", "packages/content/src/b.ts"]],
  "content-imports-domain": [["packages/content/src/a.ts", "packages/ui/src/b.ts"]],
  "demo-imports-domain-and-content": [["packages/demo/src/a.ts", "packages/api-client/src/b.ts"]],
  "api-client-imports-domain": [["packages/api-client/src/a.ts", "packages/content/src/b.ts"]],
  "react-client-imports-client-and-ui": [["packages/react-client/src/a.ts", "packages/content/src/b.ts"]],
  "calendar-imports-domain-and-brand": [["packages/calendar/src/a.ts", "packages/content/src/faq.ts"]],
  "http-server-imports-nothing-of-ours": [["packages/http-server/src/a.ts", "packages/domain/src/b.ts"]],
  "ui-imports-domain": [["packages/ui/src/a.ts", "packages/content/src/b.ts"]],
  "web-imports-packages": [["apps/web/app/a.ts", "apps/api/src/b.ts"]],
  "dashboard-imports-packages": [["apps/dashboard/src/a.ts", "apps/web/app/b.ts"]],
  "dashboard-frame-knows-no-page": [["apps/dashboard/src/frame/a.ts", "apps/dashboard/src/orders/b.ts"]],
  "dashboard-job-imports-no-other": [["apps/dashboard/src/orders/a.ts", "apps/dashboard/src/stock/b.ts"]],
  "embed-imports-content-and-ui": [["apps/embed/server/a.ts", "packages/react-client/src/b.ts"]],
  "api-imports-domain-and-contract": [["apps/api/src/a.ts", "packages/content/src/faq.ts"]],
  "domain-has-no-dependency": [["packages/domain/src/a.ts", LIBRARY]],
  "demo-knows-no-backend": [["packages/demo/src/a.ts", LIBRARY]],
  "api-reaches-the-demo-by-two-seams": [["apps/api/src/modules/cart/a.ts", "packages/demo/src/b.ts"]],
  "api-lib-imports-layers-below": [["apps/api/src/lib/a.ts", "apps/api/src/db/b.ts"]],
  "api-db-imports-layers-below": [["apps/api/src/db/a.ts", "apps/api/src/ports/b.ts"]],
  "api-metrics-imports-layers-below": [["apps/api/src/metrics/a.ts", "apps/api/src/modules/b.ts"]],
  "api-queue-imports-layers-below": [["apps/api/src/queue/a.ts", "apps/api/src/ports/b.ts"]],
  "api-ports-imports-layers-below": [["apps/api/src/ports/a.ts", "apps/api/src/http/b.ts"]],
  "api-http-identity-outbox-imports-layers-below": [["apps/api/src/http/a.ts", "apps/api/src/modules/cart/b.ts"]],
  "api-html-imports-layers-below": [["apps/api/src/html/a.ts", "apps/api/src/db/b.ts"]],
  "api-settings-imports-layers-below": [["apps/api/src/settings/a.ts", "apps/api/src/db/b.ts"]],
  "api-demo-imports-layers-below": [["apps/api/src/demo/a.ts", "apps/api/src/settings/b.ts"]],
  "api-backup-imports-layers-below": [["apps/api/src/backup/a.ts", "apps/api/src/settings/b.ts"]],
  "api-modules-imports-layers-below": [["apps/api/src/modules/cart/a.ts", "apps/api/src/app.ts"]],
  "web-session-imports-lower-rooms": [["apps/web/app/session/a.ts", "apps/web/app/data/b.ts"]],
  "web-data-imports-lower-rooms": [["apps/web/app/data/a.ts", "apps/web/app/navigation/b.ts"]],
  "web-navigation-imports-lower-rooms": [["apps/web/app/navigation/a.ts", "apps/web/app/seo/b.ts"]],
  "web-seo-imports-lower-rooms": [["apps/web/app/seo/a.ts", "apps/web/app/commerce/b.ts"]],
  "web-commerce-imports-lower-rooms": [["apps/web/app/commerce/a.ts", "apps/web/app/shell/b.ts"]],
  "web-shell-imports-lower-rooms": [["apps/web/app/shell/a.ts", "apps/web/app/features/shop/b.ts"]],
  "web-features-imports-lower-rooms": [["apps/web/app/features/shop/a.ts", "apps/web/app/routes/b.ts"]],
  "web-routes-imports-lower-rooms": [["apps/web/app/routes/a.ts", "apps/web/app/root.ts"]],
  "web-features-know-no-speed": [["apps/web/app/features/shop/a.ts", "apps/web/speed/b.ts"]],
  "no-feature-imports-another": [["apps/web/app/features/shop/a.ts", "apps/web/app/features/cart/b.ts"]],
  "web-app-imports-no-server": [["apps/web/app/shell/a.ts", "apps/web/server/http/b.ts"]],
  "web-server-http-imports-no-other-room": [["apps/web/server/http/a.ts", "apps/web/server/cache/b.ts"]],
  "web-server-rooms-import-http-alone": [["apps/web/server/cache/a.ts", "apps/web/server/seo/b.ts"]],
  // Types alone are a circle, too.
  "no-circles": [
    ["apps/api/src/lib/a.ts", "apps/api/src/lib/b.ts"],
    ["apps/api/src/lib/b.ts", "apps/api/src/lib/a.ts"],
  ],
  "no-circle-among-folders": [
    ["apps/api/src/modules/cart/a.ts", "apps/api/src/modules/orders/b.ts"],
    ["apps/api/src/modules/orders/c.ts", "apps/api/src/modules/cart/d.ts"],
  ],
};

async function write(root, file, text) {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
}

/** The names of the rules that a tree of files with these imports breaks. */
async function brokenRules({ forbidden, options: { tsConfig, ...options } }, imports) {
  const root = await mkdtemp(join(tmpdir(), "store-arrows-"));
  try {
    await write(root, `node_modules/${LIBRARY}/index.js`, "export {};\n");
    for (const [, target] of imports.filter(([, name]) => name !== LIBRARY)) await write(root, target, "export {};\n");
    for (const [file, target] of imports) {
      const path = relative(dirname(file), target);
      const local = path.startsWith(".") ? path : `./${path}`;
      await write(
        root,
        file,
        `import type { Thing } from "${target === LIBRARY ? target : local}";\nexport type A = Thing;\n`,
      );
    }
    const settings = { ...options, baseDir: root, validate: true, ruleSet: { forbidden } };
    const { output } = await cruise(["."], settings);
    return output.summary.violations.map(({ rule }) => rule.name);
  } finally {
    await rm(root, { recursive: true });
  }
}

const ruleSets = new Map(
  [arrows, folderCircles].flatMap((config) => config.forbidden.map(({ name }) => [name, config])),
);

test("each rule has imports that break it", () => {
  expect(Object.keys(BREAKS).toSorted()).toEqual([...ruleSets.keys()].toSorted());
});

test.for(Object.entries(BREAKS))("%s fails when it is broken", { timeout: 60_000 }, async ([name, imports]) => {
  expect(await brokenRules(ruleSets.get(name), imports)).toContain(name);
});

test("the domain, as it stands, imports nothing but itself: no other part, no library, no Node module [R190]", async () => {
  const names = ["domain-imports-nothing-of-ours", "domain-has-no-dependency"];
  const forbidden = arrows.forbidden.filter(({ name }) => names.includes(name));
  const { tsConfig, ...options } = arrows.options;
  const settings = { ...options, baseDir: join(import.meta.dirname, "../.."), validate: true, ruleSet: { forbidden } };
  const { output } = await cruise(["packages/domain/src"], settings);
  expect(forbidden).toHaveLength(names.length);
  expect(output.summary.totalCruised).toBeGreaterThan(50);
  expect(output.summary.violations).toEqual([]);
});
