import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";
import { customers } from "./shoppers.ts";

/** The pictures that staff uploaded, newest with the highest id. */
export const uploadedPictures = pgTable("uploaded_pictures", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Of the file as it came: its name in the storage, and in the picture's path. */
  hash: text().notNull().unique(),
  /** In pixels, as it is kept. */
  width: integer().notNull(),
  height: integer().notNull(),
  /** How large it is as it is kept. */
  bytes: integer().notNull(),
  /** The media type of the file as it came. */
  type: text().notNull(),
  uploadedBy: integer().references(() => customers.id, { onDelete: "set null" }),
  uploadedAt: instant().notNull(),
});

/** The pictures that an import fetched from the web: the same address is not fetched twice. */
export const fetchedPictures = pgTable("fetched_pictures", {
  address: text().primaryKey(),
  /** Of the upload that it became. */
  path: text().notNull(),
});
