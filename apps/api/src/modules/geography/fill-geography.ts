import { CITIES, COUNTRIES, STATES } from "@store/content/geography";
import { sql } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cities, countries, states } from "../../db/schema/index.ts";

/** Nobody else adds any, and none is ever removed: as many as are known are all of them. */
async function isFull(db: Database): Promise<boolean> {
  const counts = [await db.$count(countries), await db.$count(states), await db.$count(cities)];
  return [COUNTRIES, STATES, CITIES].every(({ length }, place) => counts[place] === length);
}

/** Writes the countries, states and cities that the database does not have; those that it has stay as they are. */
export async function fillGeography(db: Database): Promise<void> {
  if (await isFull(db)) return;
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
