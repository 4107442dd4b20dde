import { type Seller, sellerOf } from "@store/content/seller";
import { policyOf } from "@store/domain";
import { desc } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { settingsVersions } from "../../db/schema/index.ts";

/** Who sold at which time. A paper that was made names the seller of its day, whatever was changed since. */
export async function readSellers(db: Database): Promise<(at: Date) => Seller> {
  const { values, changedAt, version } = settingsVersions;
  const versions = await db.select({ values, changedAt }).from(settingsVersions).orderBy(desc(version));
  return (at) => sellerOf(policyOf(versions.find((one) => one.changedAt <= at)?.values ?? {}));
}

/** Who sold at a time. */
export const readSellerAt = async (db: Database, at: Date): Promise<Seller> => (await readSellers(db))(at);
