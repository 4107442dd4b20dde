import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { dashboardFiles } from "./dashboard-files.ts";

const folder = mkdtempSync(join(tmpdir(), "store-dashboard-"));
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "index.html"), '<script type="module" src="/dashboard/assets/main-1.js"></script>');
writeFileSync(join(folder, "assets/main-1.js"), "run()");
afterAll(() => rmSync(folder, { recursive: true }));

const dashboard = dashboardFiles(folder, { hasRecaptcha: false });

test.each(["/dashboard", "/dashboard/", "/dashboard?page=2", "/dashboard/orders/7", "/dashboard/no-such-page"])(
  "%s is the dashboard's document, which the browser asks for again and which runs no inline script",
  (address) => {
    const page = dashboard(address);
    expect(page?.status).toBe(200);
    expect(page?.headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": expect.stringMatching(/script-src 'self';/),
      "x-frame-options": "DENY",
    });
  },
);

test("a file that its content names is kept for good", () => {
  const file = dashboard("/dashboard/assets/main-1.js");
  expect(file?.status).toBe(200);
  expect(file?.headers).toMatchObject({
    "content-type": "text/javascript; charset=utf-8",
    "cache-control": expect.stringContaining("immutable"),
  });
});

test("a file that is not there is a 404 that nobody keeps, and no page", () => {
  const file = dashboard("/dashboard/assets/main-0.js");
  expect(file?.status).toBe(404);
  expect(file?.headers).toMatchObject({ "cache-control": "no-store" });
});

test.each(["/", "/dashboards", "/assets/main-1.js", "/shop?from=/dashboard"])(
  "%s is not the dashboard's",
  (address) => {
    expect(dashboard(address)).toBeUndefined();
  },
);

test("a dashboard that is not built stops the start", () => {
  expect(() => dashboardFiles(join(folder, "assets"), { hasRecaptcha: false })).toThrow(
    /^The dashboard is not built: /,
  );
});
