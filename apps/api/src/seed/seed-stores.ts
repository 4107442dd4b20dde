import type { Database } from "../db/database.ts";
import { stores } from "../db/schema/index.ts";
import { picturePath } from "../pictures/picture-path.ts";
import { STORES } from "./catalogue/index.ts";
import { insertRows } from "./insert-rows.ts";
import { placeInIndia } from "./place-in-india.ts";

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
