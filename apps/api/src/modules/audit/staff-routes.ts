import { type ParsedRequest, staffActionMembers, staffActions, staffActionsCsv } from "@store/api-client/contract";
import { capitalize, changedFieldLabel, personName } from "@store/domain";
import { and, asc, desc, eq, getTableColumns, lt, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "../../db/database.ts";
import { staffActions as actions, customers, products, vouchers } from "../../db/schema/index.ts";
import { FileStream } from "../../http/file-stream.ts";
import { type CsvColumn, csvFileName, csvTime, inBatches, writeCsv } from "../../lib/csv.ts";
import type { Backend } from "../backend.ts";
import { changesOf } from "../staff-lists/changed-fields.ts";
import { type Bindable, isWithin, periodOf } from "../staff-lists/list-conditions.ts";
import { listPage } from "../staff-lists/list-page.ts";
import { preparedList } from "../staff-lists/prepared-list.ts";

type Filters = ParsedRequest<typeof staffActionsCsv>["query"];

const valuesOf = ({ member, subject, from, to }: Filters) => ({ member, subject, ...periodOf({ from, to }) });

const conditionsOf = ({ member, subject, ...period }: Bindable<ReturnType<typeof valuesOf>>): SQL | undefined =>
  and(
    member ? eq(actions.customerId, member) : undefined,
    subject ? eq(actions.subject, subject) : undefined,
    isWithin(actions.at, period),
  );

const selectActions = (db: Database) =>
  db
    .select({ action: actions, person: { firstName: customers.firstName, lastName: customers.lastName } })
    .from(actions)
    .leftJoin(customers, eq(customers.id, actions.customerId));

type Row = Awaited<ReturnType<typeof selectActions>>[number];

/** Who did it; undefined for the command line. */
const doerOf = ({ person }: Row): string | undefined => (person ? personName(person) : undefined);

const moneyFieldsOf = (table: PgTable): ReadonlySet<string> =>
  new Set(
    Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
      column.getSQLType() === "bigint" ? [name] : [],
    ),
  );

/** The fields that are paise, by what they are of. */
const MONEY_FIELDS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["product", moneyFieldsOf(products)],
  ["voucher", moneyFieldsOf(vouchers)],
]);

const changesIn = ({ action: { subject, before, after } }: Row) =>
  changesOf(before, after, MONEY_FIELDS.get(subject)).map(({ field, ...values }) => ({
    field: changedFieldLabel(field),
    ...values,
  }));

function wireAction(row: Row) {
  const { id, at, action, subject, subjectId } = row.action;
  return {
    ...{ id, action, subject, subject_id: subjectId, changes: changesIn(row) },
    at: at.toISOString(),
    by: doerOf(row),
  };
}

/** A changed field with its action; of an action that changed none, the action alone. */
interface Line {
  readonly row: Row;
  readonly change: ReturnType<typeof changesIn>[number] | undefined;
}

const COLUMNS: readonly CsvColumn<Line>[] = [
  { header: "When", cell: ({ row }) => csvTime(row.action.at) },
  { header: "Who", cell: ({ row }) => doerOf(row) ?? "Command line" },
  { header: "Action", cell: ({ row }) => capitalize(row.action.action) },
  { header: "On", cell: ({ row }) => capitalize(row.action.subject) },
  { header: "Id", cell: ({ row }) => row.action.subjectId },
  { header: "Field", cell: ({ change }) => change?.field },
  { header: "Before", cell: ({ change }) => change?.before },
  { header: "After", cell: ({ change }) => change?.after },
];

/** The actions that fit, newest first, field by field, in batches. */
async function* readLines(db: Database, where: SQL | undefined): AsyncGenerator<readonly Line[], void, undefined> {
  const batches = inBatches<Row>((last, limit) =>
    selectActions(db)
      .where(and(where, last && lt(actions.id, last.action.id)))
      .orderBy(desc(actions.id))
      .limit(limit),
  );
  for await (const rows of batches)
    yield rows.flatMap((row): readonly Line[] => {
      const changes = changesIn(row);
      return changes.length === 0 ? [{ row, change: undefined }] : changes.map((change) => ({ row, change }));
    });
}

/** The members who did something, each found by a step in the index. */
const MEMBERS = sql`(
  with recursive member (id) as (
    select min(customer_id) from ${actions}
    union all
    select (select min(customer_id) from ${actions} where customer_id > member.id) from member where member.id is not null
  ) select id from member)`;

/** What the staff did, for those who decide who works here. It is only read. */
export function auditRoutes({ serve, db, clock }: Backend): void {
  const list = preparedList(db, {
    ...{ name: "actions", table: actions },
    where: (_: object, values: Bindable<ReturnType<typeof valuesOf>>) => conditionsOf(values),
    orderBy: () => [desc(actions.id)],
    select: (where, orderBy) =>
      selectActions(db)
        .where(where)
        .orderBy(...orderBy),
  });
  serve(staffActions, async ({ query: { page, ...filters } }) => {
    const [rows, count] = await list({ choices: {}, values: valuesOf(filters), page });
    return listPage(rows.map(wireAction), count);
  });

  serve(
    staffActionsCsv,
    ({ query }) =>
      new FileStream(csvFileName("audit", clock()), writeCsv(COLUMNS, readLines(db, conditionsOf(valuesOf(query))))),
  );

  serve(staffActionMembers, async () => {
    const members = await db
      .select({ id: customers.id, firstName: customers.firstName, lastName: customers.lastName })
      .from(customers)
      .where(sql`${customers.id} in ${MEMBERS}`)
      .orderBy(asc(customers.firstName), asc(customers.lastName), asc(customers.id));
    const data = members.map((member) => ({ id: member.id, name: personName(member) }));
    return { status: true, data };
  });
}
