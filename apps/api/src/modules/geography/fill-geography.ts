import { CITIES, COUNTRIES, STATES } from "@store/content/geography";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";

/** Writes the countries, states and cities that the database does not have; those that it has stay as they are. */
export async function fillGeography(db: Database): Promise<void> {
  await db.execute(sql`
    insert into countries (id, name, calling_code)
    select id, name, "callingCode"
    from json_to_recordset(${JSON.stringify(COUNTRIES)}) as place(id int, name text, "callingCode" text)
    on conflict (id) do nothing`);
  await db.execute(sql`
    insert into states (id, country_id, name)
    select id, "countryId", name
    from json_to_recordset(${JSON.stringify(STATES)}) as place(id int, "countryId" int, name text)
    on conflict (id) do nothing`);
  await db.execute(sql`
    insert into cities (id, state_id, name)
    select id, "stateId", name
    from json_to_recordset(${JSON.stringify(CITIES)}) as place(id int, "stateId" int, name text)
    on conflict (id) do nothing`);
}
