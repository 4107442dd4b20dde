import { catalogueVersion } from "@store/api-client/contract";
import type { CatalogueVersion } from "../../db/catalogue-version.ts";
import type { Backend } from "../backend.ts";
import { readNewest } from "../shop-settings/settings-versions.ts";

export function catalogueVersionRoutes({ serve, db }: Backend, version: CatalogueVersion): void {
  // In this order: a change of the policy raises both, and whoever has seen the second asks for the first again.
  serve(catalogueVersion, async () => ({
    status: true,
    data: { version: await version.read(), policy_version: (await readNewest(db)).version },
  }));
}
