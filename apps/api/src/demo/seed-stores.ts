import { placeInIndia, STORES } from "@store/demo";
import type { Database } from "../db/database.ts";
import { stores } from "../db/schema/index.ts";
import { picturePath } from "../modules/media/picture-path.ts";
import { insertRows } from "./insert-rows.ts";

/** The stores that people walk into, in the order in which they are shown. */
export async function seedStores(db: Database): Promise<void> {
  await insertRows(
    db,
    stores,
    STORES.map(({ city, state, imageKey, ...store }, position) => ({
      ...store,
      position,
      cityId: placeInIndia({ city, state }).cityId,
      image: picturePath(imageKey),
    })),
  );
}
