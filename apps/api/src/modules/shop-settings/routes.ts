import { changeShopSettings, shopPolicy, shopSettings, shopSettingsHistory } from "@store/api-client/contract";
import { personName, publicSettings, settingChanges } from "@store/domain";
import { desc, eq, inArray } from "drizzle-orm";
import { customers, settingsVersions } from "../../db/schema/index.ts";
import { SHORT_LIVED } from "../../http/cache-policy.ts";
import { HttpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import { listPage, readPage } from "../staff-lists/list-page.ts";
import { changeShop } from "./change-settings.ts";
import { readNewest } from "./settings-versions.ts";

/** By which settings the shop is run, for all who render its pages. */
export function shopPolicyRoutes({ serve, db }: Backend): void {
  const read = async () => {
    const { version, values } = await readNewest(db);
    return { status: true, data: { version, values: publicSettings(values) } };
  };
  serve(shopPolicy, read, { cache: SHORT_LIVED });
}

/** The owner's settings, and who changed them. */
export function shopSettingsRoutes({ serve, db, clock, refreshPolicy }: Backend): void {
  serve(shopSettings, async () => ({ status: true, data: await readNewest(db) }));

  serve(changeShopSettings, async ({ body: { version, changes }, customer: { customerId: by } }) => {
    const newest = await changeShop(db, { version, changes, by, now: clock() });
    if (newest instanceof HttpError) return newest;
    await refreshPolicy();
    return { status: true, data: newest };
  });

  serve(shopSettingsHistory, async ({ query: { page } }) => {
    const { version } = settingsVersions;
    const [rows, count] = await readPage(db, { table: settingsVersions, where: undefined, page }, (window) =>
      db
        .select()
        .from(settingsVersions)
        .leftJoin(customers, eq(customers.id, settingsVersions.customerId))
        .orderBy(desc(version))
        .limit(window.limit)
        .offset(window.offset),
    );
    const earlier = await db
      .select({ version, values: settingsVersions.values })
      .from(settingsVersions)
      .where(inArray(version, [0, ...rows.map((row) => row.settings_versions.version - 1)]));
    const valuesOf = new Map(earlier.map((row) => [row.version, row.values]));
    return listPage(
      rows.map(({ settings_versions: row, customers: person }) => ({
        version: row.version,
        changed_at: row.changedAt.toISOString(),
        changed_by: person && personName(person),
        changes: [...settingChanges(valuesOf.get(row.version - 1) ?? {}, row.values)],
      })),
      count,
    );
  });
}
