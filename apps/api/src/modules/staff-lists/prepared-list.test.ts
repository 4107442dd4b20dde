import { STAFF_PAGE_SIZE } from "@store/domain";
import { desc, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { customers } from "../../db/schema/index.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { LARGE_ROWS } from "./aggregate-cache.ts";
import { type Bindable, hasWords, wordsAsTheyBegin } from "./list-conditions.ts";
import { preparedList } from "./prepared-list.ts";

const store = useTestStore();

/** In the order of the list, the newest first: all have the first word of the email, some the second. */
let newest: readonly string[] = [];
const RARE_EVERY = 25;
const COMMON = LARGE_ROWS + 3 * STAFF_PAGE_SIZE + 1;

beforeAll(async () => {
  await store().db.execute(sql`
    with added as (insert into shoppers (created_at) select now() from generate_series(1, ${COMMON}) returning id),
      numbered as (select id, row_number() over (order by id) as n from added)
    insert into customers (shopper_id, first_name, last_name, email, email_key, created_at)
    select id, 'Common', case when n % ${RARE_EVERY} = 0 then 'Rare' else 'Other' end, 'c' || n || '@list.example',
      'c' || n || '@list.example', now() - n % 7 * interval '1 day' from numbered`);
  const rows = await store()
    .db.select({ key: customers.emailKey })
    .from(customers)
    .where(sql`${customers.firstName} = 'Common'`)
    .orderBy(desc(customers.createdAt), desc(customers.id));
  newest = rows.map(({ key }) => key ?? "");
});

interface Values {
  readonly [name: string]: string | undefined;
  readonly words: string | undefined;
}

const openList = () =>
  preparedList(store().db, {
    ...{ name: "customers", table: customers },
    where: (_: object, { words }: Bindable<Values>) => hasWords(customers.search, words),
    orderBy: () => [desc(customers.createdAt), desc(customers.id)],
    select: (where, orderBy) =>
      store()
        .db.select({ key: customers.emailKey })
        .from(customers)
        .where(where)
        .orderBy(...orderBy),
  });

const isRare = (key: string) => Number(key.match(/\d+/)) % RARE_EVERY === 0;
const pageOf = (keys: readonly string[], page: number) =>
  keys.slice((page - 1) * STAFF_PAGE_SIZE, page * STAFF_PAGE_SIZE);

describe.each([
  { what: "that many rows have", search: "common", fits: () => true },
  { what: "that few rows have", search: "com rare", fits: isRare },
  { what: "that no row has", search: "nobody", fits: () => false },
])("a search for words $what", ({ search, fits }) => {
  it("reads each page in the list's order, and how many there are", async () => {
    const list = openList();
    const expected = newest.filter(fits);
    const last = Math.max(1, Math.ceil(expected.length / STAFF_PAGE_SIZE));
    // Asked for once more, the statements and the count are known.
    for (const page of [1, 1, 2, last, last + 1]) {
      const [rows, count] = await list({ choices: {}, values: { words: wordsAsTheyBegin(search) }, page });
      expect(
        rows.map(({ key }) => key ?? ""),
        `page ${page}`,
      ).toEqual(pageOf(expected, page));
      expect(count).toBe(expected.length);
    }
  });
});
