import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, instant } from "./columns.ts";
import { customers } from "./shoppers.ts";

/** Keys on customers' devices that open their accounts. The device keeps the secret half. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    customerId: integer()
      .notNull()
      .references(() => customers.id, { onDelete: "cascade" }),
    /** What the device calls it, as base64url. */
    credentialId: text().notNull().unique(),
    /** What the device calls the account, as base64url: nothing of the person. */
    userHandle: text().notNull(),
    publicKey: bytes().notNull(),
    /** How often the device says that it has signed: 32 bits. Devices that do not count say 0. */
    counter: bigint({ mode: "number" }).notNull(),
    name: text().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (table) => [index().on(table.customerId)],
);

/** Random words that a passkey has to sign, each once. */
export const passkeyChallenges = pgTable(
  "passkey_challenges",
  {
    challenge: text().primaryKey(),
    /** Who adds a passkey; null: somebody logs in. */
    customerId: integer().references(() => customers.id, { onDelete: "cascade" }),
    expiresAt: instant().notNull(),
  },
  (table) => [index().on(table.customerId), index().on(table.expiresAt)],
);
