import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

/** Lets every table number its next row after those whose ids were given, as the sample shop's are. */
export async function continueIds(db: Database): Promise<void> {
  await db.execute(sql`
    do $$ declare
      identity record;
    begin
      for identity in
        select table_name, column_name from information_schema.columns
        where table_schema = current_schema() and is_identity = 'YES'
      loop
        execute format(
          'select setval(pg_get_serial_sequence(%L, %L), max(%I)) from %I having max(%I) is not null',
          identity.table_name, identity.column_name, identity.column_name, identity.table_name, identity.column_name
        );
      end loop;
    end $$`);
}
