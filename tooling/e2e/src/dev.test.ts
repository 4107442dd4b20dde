import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "./browser/expect.ts";
import { test } from "./browser/test.ts";
import { visit } from "./browser/visit.ts";
import { demoPerson } from "./shopper/backend.ts";
import { logInOnPage } from "./shopper/log-in.ts";
import { ROOT } from "./store/command.ts";
import { DEV_SCRIPT, startStore } from "./store/start-store.ts";

const RULE = join(ROOT, "packages/domain/src/money/format-money.ts");
const DASHBOARD = join(ROOT, "apps/dashboard/src/frame/frame.tsx");

// It changes the source below everything that runs beside it: the long run has it at its end, alone.
test.runIf(process.env.TEST_DEV === "yes")(
  "npm run dev shows a change of a rule and of the dashboard, outlives a mistake, and stops",
  async ({ openPage }) => {
    const dataDir = await mkdtemp(join(tmpdir(), "store-dev-"));
    const rule = await readFile(RULE, "utf8");
    const frame = await readFile(DASHBOARD, "utf8");
    const { addresses, command } = await startStore(dataDir, {}, DEV_SCRIPT);
    try {
      const page = await openPage({ storefront: addresses.web, expected: [/500/, /\[vite\]/] });
      await page.goto("/shop");
      const main = page.getByRole("main");
      await expect(main).toContainText("₹649");
      await expect(page.locator("html[data-live]")).toHaveCount(1);

      await writeFile(RULE, rule.replaceAll("₹", "INR "));
      await expect(main, "without a reload by hand").toContainText("INR 649");

      await writeFile(RULE, `${rule}\nconst =`);
      await command.printed(/format-money\.ts/);
      await writeFile(RULE, rule);
      await expect(async () => {
        await page.goto("/shop");
        await expect(main).toContainText("₹649", { timeout: 5000 });
      }).toPass();

      await logInOnPage(page, demoPerson("staff"));
      await visit(page, "/dashboard");
      await page.evaluate(() => Reflect.set(window, "isSame", true));
      await writeFile(DASHBOARD, frame.replace("To the shop", "To the farm"));
      await expect(page.getByRole("link", { name: "To the farm" })).toBeVisible();
      expect(await page.evaluate(() => Reflect.get(window, "isSame")), "without a reload").toBe(true);
      await page.close();
      expect((await fetch(`${addresses.embed}/faq`)).status).toBe(200);
    } finally {
      await writeFile(RULE, rule);
      await writeFile(DASHBOARD, frame);
      expect(await command.interrupt(), "the exit code").toBe(0);
      await rm(dataDir, { recursive: true });
    }
  },
);
