import { staffCustomersCsv, staffPeopleCsv } from "@store/api-client/contract";
import { PEOPLE_STATE_NAMES, type PeopleKind, toRupees } from "@store/domain";
import { and, desc, lt, type SQL } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/index.ts";
import { FileStream } from "../../http/file-stream.ts";
import { HttpError } from "../../http/http-error.ts";
import { type CsvColumn, csvFileName, csvTime, inBatches, writeCsv } from "../../lib/csv.ts";
import type { Backend } from "../backend.ts";
import { type CustomerRow, customerConditions, customerValues, selectCustomers } from "../customers/staff-routes.ts";
import { PEOPLE_LISTS, type PeopleEntry } from "./people-lists.ts";
import { peopleConditions } from "./staff-routes.ts";

const ENTRY_COLUMNS: readonly CsvColumn<PeopleEntry>[] = [
  { header: "Name", cell: ({ name }) => name },
  { header: "Email", cell: ({ email }) => email },
  { header: "Phone", cell: ({ phone }) => phone },
  { header: "Received", cell: ({ createdAt }) => csvTime(createdAt) },
  { header: "State", cell: ({ state }) => PEOPLE_STATE_NAMES[state] },
];

const NOTE_COLUMNS: readonly CsvColumn<PeopleEntry>[] = [
  { header: "Note", cell: ({ handling }) => handling?.note },
  { header: "Handled by", cell: ({ handling }) => handling?.by },
  { header: "Handled", cell: ({ handling }) => handling?.at && csvTime(handling.at) },
];

const GIFT_COLUMNS: readonly CsvColumn<PeopleEntry>[] = [
  { header: "Amount", cell: ({ amount }) => (amount === undefined ? undefined : toRupees(amount)) },
  { header: "Left", cell: ({ left }) => (left === undefined ? undefined : toRupees(left)) },
];

/** What all entries of a list have, and a column for each question of its form. */
const columnsOf = (kind: PeopleKind, { facts, handling }: PeopleEntry): readonly CsvColumn<PeopleEntry>[] => [
  ...ENTRY_COLUMNS,
  ...(kind === "gift-vouchers" ? GIFT_COLUMNS : []),
  ...facts.map(([header], place) => ({ header, cell: (entry: PeopleEntry) => entry.facts[place]?.[1] })),
  ...(handling ? NOTE_COLUMNS : []),
];

/** The entries that fit, newest first, in batches. */
const readPeople = (db: Database, kind: PeopleKind, where: SQL | undefined, now: Date) => {
  const { columns, read } = PEOPLE_LISTS[kind];
  return inBatches<PeopleEntry>((last, limit) =>
    read(db, { where: and(where, last && lt(columns.id, last.id)), orderBy: [desc(columns.id)], limit }, now),
  );
};

const CUSTOMER_COLUMNS: readonly CsvColumn<CustomerRow>[] = [
  { header: "First name", cell: ({ firstName }) => firstName },
  { header: "Last name", cell: ({ lastName }) => lastName },
  { header: "Company", cell: ({ company }) => company },
  { header: "Email", cell: ({ email }) => email },
  { header: "Mobile", cell: ({ mobile }) => mobile },
  { header: "Joined", cell: ({ createdAt }) => csvTime(createdAt) },
  { header: "Account", cell: ({ isActive, blockedAt }) => (!isActive ? "Closed" : blockedAt ? "Blocked" : "Open") },
  { header: "Orders", cell: ({ orders }) => orders },
  { header: "Spent", cell: ({ spent }) => toRupees(spent) },
];

/** The customers that fit, newest first, in batches. */
const readCustomers = (db: Database, where: SQL | undefined) =>
  inBatches<CustomerRow>((last, limit) =>
    selectCustomers(db)
      .where(and(where, last && lt(customers.id, last.id)))
      .orderBy(desc(customers.id))
      .limit(limit),
  );

/** The lists of people and customers as files. */
export function peopleCsvRoutes({ serve, db, clock }: Backend): void {
  serve(staffPeopleCsv, async ({ params: { kind }, query }) => {
    const now = clock();
    const where = peopleConditions(kind, query, now);
    if (where instanceof HttpError) return where;
    const { columns, read } = PEOPLE_LISTS[kind];
    const [newest] = await read(db, { where, orderBy: [desc(columns.id)], limit: 1 }, now);
    const header = newest ? columnsOf(kind, newest) : ENTRY_COLUMNS;
    return new FileStream(csvFileName(kind, now), writeCsv(header, readPeople(db, kind, where, now)));
  });

  serve(
    staffCustomersCsv,
    ({ query }) =>
      new FileStream(
        csvFileName("customers", clock()),
        writeCsv(CUSTOMER_COLUMNS, readCustomers(db, customerConditions(customerValues(query)))),
      ),
  );
}
