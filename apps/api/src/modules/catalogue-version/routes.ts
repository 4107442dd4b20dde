import { catalogueVersion } from "@store/api-client/contract";
import type { CatalogueVersion } from "../../db/catalogue-version.ts";
import type { Backend } from "../backend.ts";

export function catalogueVersionRoutes({ serve }: Backend, version: CatalogueVersion): void {
  serve(catalogueVersion, async () => ({ status: true, data: { version: await version.read() } }));
}
