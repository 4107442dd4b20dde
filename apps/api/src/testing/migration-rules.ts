/**
 * What a migration may not do while a shop is open, as the processes of this release and of the one before it run on one
 * schema, and people buy. Each rule says what goes wrong, and how the same is done without.
 */
interface MigrationRule {
  readonly name: string;
  readonly wrong: string;
  readonly instead: string;
  /** Of a statement in lower case, on one line, without quotes. */
  readonly breaks: (statement: string, file: MigrationFile) => boolean;
}

export interface MigrationFile {
  readonly tag: string;
  readonly source: string;
}

/** Tables that grow with the trade: what reads or rewrites one of them takes long. Elsewhere a lock is a moment's. */
export const GROWING = [
  ...["orders", "order_lines", "order_events", "payments", "refunds", "invoices", "credit_notes", "paper_parties"],
  ...["return_requests", "return_lines", "return_photos", "order_notes", "customer_notes"],
  ...["products", "product_views", "reviews", "stock_movements", "price_list_rows", "outbox", "staff_actions"],
  ...["bulk_edit_rows", "batch_movements", "payout_lines", "review_reports"],
  ...["shoppers", "customers", "addresses", "access_tokens", "otps", "cart_lines", "cart_vouchers", "wishes"],
  ...["left_carts", "stock_requests", "review_photos", "review_votes"],
  ...["coin_wallets", "coin_ledger", "vouchers", "voucher_uses", "subscriptions", "charges", "rate_limits"],
] as const;

const TABLE = /(?:public\.)?([a-z_]+)/.source;
const tableOf = (statement: string): string =>
  new RegExp(`^alter table (?:if exists )?(?:only )?${TABLE}`).exec(statement)?.[1] ??
  new RegExp(`^create (?:unique )?index .*? on (?:only )?${TABLE}`).exec(statement)?.[1] ??
  "";

const statementsOf = (source: string): readonly string[] =>
  source
    .split("--> statement-breakpoint")
    .map((text) => text.replaceAll(/--.*$/gm, "").replaceAll('"', "").replaceAll(/\s+/g, " ").trim().toLowerCase())
    .filter(Boolean);

/** Tables that the file makes itself: nobody uses them yet. */
const isNew = (table: string, { source }: MigrationFile): boolean =>
  new RegExp(`create table (if not exists )?(public\\.)?"?${table}"?\\s*\\(`, "i").test(source);

/** A rule about tables that are in use. */
const inUse =
  (pattern: RegExp, but?: RegExp) =>
  (statement: string, file: MigrationFile): boolean =>
    pattern.test(statement) && !but?.test(statement) && !isNew(tableOf(statement), file);

const ofGrowing =
  (pattern: RegExp, but?: RegExp) =>
  (statement: string, file: MigrationFile): boolean =>
    GROWING.some((table) => table === tableOf(statement)) && inUse(pattern, but)(statement, file);

export const MIGRATION_RULES: readonly MigrationRule[] = [
  {
    name: "drop-column",
    wrong: "the release before this one still names the column",
    instead: "stop using it in one release, and drop it in the next",
    breaks: inUse(/^alter table .* drop column/),
  },
  {
    name: "drop-table",
    wrong: "the release before this one still reads the table",
    instead: "stop using it in one release, and drop it in the next",
    breaks: (statement) => /^drop (table|type|view|schema)/.test(statement),
  },
  {
    name: "rename",
    wrong: "the release before this one knows the old name alone",
    instead: "add the new one, write both, copy, read the new one, and drop the old one a release later",
    breaks: inUse(/^alter (table|type|index|view|sequence) .* rename /, /^alter index/),
  },
  {
    name: "not-null-without-default",
    wrong: "rows that stand have no value, and the release before this one inserts none",
    instead: "give it a default, or let it be null until the next release",
    breaks: inUse(/^alter table .* add column .* not null/, / default | generated /),
  },
  {
    name: "set-not-null",
    wrong: "the whole table is read under a lock that stops everybody, and the release before this one may insert null",
    instead: "add a check `not valid`, validate it in a migration of its own, then set not null and drop the check",
    breaks: inUse(/^alter table .* alter column .* set not null/),
  },
  {
    name: "change-type",
    wrong: "the table is rewritten under a lock that stops everybody",
    instead: "add a column of the new type, write both, copy, and drop the old one a release later",
    breaks: inUse(/^alter table .* alter column \S+ (set data )?type /),
  },
  {
    name: "computed-default",
    wrong: "each row is written again under a lock that stops everybody",
    instead: "add the column without the default, set that after it, and fill the rows in a migration of their own",
    breaks: ofGrowing(/ add column .*(random\(|gen_random_uuid\(|nextval\(|clock_timestamp\(| serial| generated )/),
  },
  {
    name: "index-without-concurrently",
    wrong: "nobody can write to the table until the index is made",
    instead: "`create index concurrently` in a file of its own that begins with `-- without transaction`",
    breaks: ofGrowing(/^create (unique )?index /, /^create (unique )?index concurrently /),
  },
  {
    name: "unique-without-index",
    wrong: "nobody can read the table until its index is made",
    instead: "make a unique index `concurrently`, then add the constraint `using index`",
    breaks: ofGrowing(/^alter table .* add (constraint \S+ )?(unique|primary key)/, / using index /),
  },
  {
    name: "constraint-validated",
    wrong: "the whole table is read under a lock that stops writers",
    instead: "add it `not valid`, and validate it in a migration of its own",
    breaks: ofGrowing(/^alter table .* add constraint \S+ (foreign key|check)/, / not valid/),
  },
  {
    name: "rows-with-schema",
    wrong: "rows are written while a changed table is locked",
    instead: "write the rows in a migration of their own",
    breaks: (statement, { source }) =>
      /^(update|delete|insert|with) /.test(statement) &&
      statementsOf(source).some((other) => GROWING.some((table) => other.startsWith(`alter table ${table} `))),
  },
  {
    name: "long-lock",
    wrong: "the table is locked until the work is done",
    instead: "do it by hand at a quiet hour, or not at all",
    breaks: (statement) => /^(lock |truncate |vacuum full|cluster |reindex (?!.*concurrently))/.test(statement),
  },
  {
    name: "concurrently-in-transaction",
    wrong: "Postgres refuses it within a transaction",
    instead: "begin the file with `-- without transaction`, and have nothing else in it",
    breaks: (statement, { source }) =>
      / concurrently /.test(statement) &&
      (!source.startsWith("-- without transaction") || statementsOf(source).some((one) => !/ concurrently /.test(one))),
  },
];

/** The names of the rules that a migration breaks, each once. */
export const brokenRules = (file: MigrationFile): readonly MigrationRule[] =>
  MIGRATION_RULES.filter(({ breaks }) => statementsOf(file.source).some((statement) => breaks(statement, file)));
