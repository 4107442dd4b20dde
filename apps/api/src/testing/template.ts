import type { Connection } from "../db/database.ts";
import { seedDatabase } from "../demo/seed-database.ts";
import { START } from "./test-clock.ts";
import { testHasher } from "./test-hasher.ts";

/** A migrated and seeded database, which every test file clones. */
export type Template =
  | { readonly kind: "embedded"; readonly folder: string }
  | {
      readonly kind: "server";
      readonly url: string;
      readonly name: string;
      /** How `create database` copies it. */
      readonly clone: string;
    };

declare module "vitest" {
  interface ProvidedContext {
    template: Template;
  }
}

export async function fillTemplate(connection: Connection): Promise<void> {
  await connection.migrate();
  await seedDatabase(connection.db, { clock: () => START, hasher: testHasher });
}
