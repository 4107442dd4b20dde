import { type Seller, sellerOf } from "@store/content/shop-contact";
import { policyOf } from "@store/domain";
import { desc, lte } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { settingsVersions } from "../../db/schema/index.ts";

/** Who sold at a time. A paper that was made names the seller of its day, whatever was changed since. */
export async function readSellerAt(db: Database, at: Date): Promise<Seller> {
  const [newest] = await db
    .select({ values: settingsVersions.values })
    .from(settingsVersions)
    .where(lte(settingsVersions.changedAt, at))
    .orderBy(desc(settingsVersions.version))
    .limit(1);
  return sellerOf(policyOf(newest?.values ?? {}));
}
