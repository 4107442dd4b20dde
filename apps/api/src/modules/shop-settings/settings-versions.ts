import type { SettingValues } from "@store/domain";
import { desc } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { settingsVersions } from "../../db/schema/index.ts";

export interface SettingsVersion {
  /** 0 before anything was changed. */
  readonly version: number;
  readonly values: SettingValues;
}

const UNCHANGED: SettingsVersion = { version: 0, values: {} };

/** Reads the settings that count now. */
export async function readNewest(db: Database): Promise<SettingsVersion> {
  const { version, values } = settingsVersions;
  const [newest] = await db
    .select({ version, values })
    .from(settingsVersions)
    .orderBy(desc(settingsVersions.version))
    .limit(1);
  return newest ?? UNCHANGED;
}
