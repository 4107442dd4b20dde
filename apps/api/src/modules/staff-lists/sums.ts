import { paise } from "@store/domain";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

const onlyWhere = (condition: SQL | undefined): SQL => (condition ? sql` filter (where ${condition})` : sql``);

/** The sum of amounts, of all rows or of those that fit. */
export const sumOf = (amount: SQL | PgColumn, condition?: SQL) =>
  sql`coalesce(sum(${amount})${onlyWhere(condition)}, 0)::bigint`.mapWith((value) => paise(Number(value)));

/** How many rows there are, or fit. */
export const countOf = (condition?: SQL) => sql`count(*)${onlyWhere(condition)}`.mapWith(Number);
