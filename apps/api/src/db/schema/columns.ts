import { type Paise, paise } from "@store/domain";
import { sql } from "drizzle-orm";
import { customType, integer, timestamp } from "drizzle-orm/pg-core";

/** Money in whole paise. A bigint, since an order of many pieces outgrows 32 bits. */
export const money = customType<{ data: Paise; driverData: number | string }>({
  dataType: () => "bigint",
  fromDriver: (value) => paise(Number(value)),
});

/** Bytes: hashes of what is kept nowhere itself, and photos. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** A point in time. */
export const instant = () => timestamp({ withTimezone: true, mode: "date" });

/** A full-text search document. */
export const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * An expression of SQL without accents of Latin letters and without apostrophes, as the domain's `searchWords` folds what is
 * typed. Marks of Indian scripts stay.
 */
export const foldedText = (expression: string): string =>
  `normalize(regexp_replace(normalize(${expression}, NFD), '[\\u0300-\\u036f''’‘ʼ\`´]', '', 'g'), NFC)`;

/**
 * The words of some columns, for a `searchVector` that is generated: signs between words are spaces, so that an email or
 * a phone is found by its parts. The plus of a calling code goes too.
 */
export const searchDocument = (...columns: readonly string[]) =>
  sql.raw(
    `to_tsvector('simple', translate(${foldedText(columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || "))}, '@.-_+/', '      '))`,
  );

/** How often a row was edited. An edit names the version that it is based on, and is refused when it is not the row's. */
export const rowVersion = () => integer().notNull().default(1);
