import {
  createStore,
  editStore,
  moveStore,
  type ParsedRequest,
  removeStore,
  STORE_FIELDS,
  staffStore,
  staffStores,
} from "@store/api-client/contract";
import { COUNTRY_INDIA, checkStoreForm } from "@store/domain";
import { asc, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { cities, states, stores } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { checkPlace, stateNameOf } from "../geography/check-place.ts";
import { editRow } from "../staff-lists/edit-row.ts";
import { listPage, readPage } from "../staff-lists/list-page.ts";
import { NO_SUCH_STORE } from "../staff-lists/messages.ts";
import { moveRow, positionAtEnd, type RowOrder } from "../staff-lists/move-row.ts";
import { storeFields } from "./store-fields.ts";

const selectStores = (db: Database) =>
  db
    .select({ store: stores, city: cities, state: states })
    .from(stores)
    .innerJoin(cities, eq(cities.id, stores.cityId))
    .innerJoin(states, eq(states.id, cities.stateId))
    .$dynamic();

const wireStore = ({ store, city, state }: Awaited<ReturnType<typeof selectStores>>[number]) => ({
  ...storeFields(store),
  state: state.id,
  city: city.id,
  state_name: state.name,
  city_name: city.name,
  version: store.version,
});

/** A store's columns, once the domain's rule and the places say that they are right. */
async function columnsOf(db: Database, body: ParsedRequest<typeof createStore>["body"]) {
  const checked = checkStoreForm({
    name: body.store_name,
    addressLine1: body.address_line_1,
    addressLine2: body.address_line_2,
    landmark: body.landmark,
    state: body.state,
    stateName: await stateNameOf(db, body.state),
    city: body.city,
    postalCode: body.postal_code,
    opensAt: body.work_start_time,
    closesAt: body.work_end_time,
    mobile: body.mobile_no,
    email: body.email,
    locationUrl: body.location_url ?? "",
    virtualLocationUrl: body.virtual_location_url ?? "",
  });
  if (!checked.ok) return httpError(400, checked.refusals, { fieldNames: STORE_FIELDS });
  const { state, city, ...store } = checked.value;
  const elsewhere = await checkPlace(db, { country: COUNTRY_INDIA.id, state, city });
  return elsewhere ?? { ...store, cityId: city, image: body.image || null };
}

/** As the store locator has it, which staff put in order. */
const LOCATOR = { table: stores, position: stores.position } as const satisfies RowOrder;

/** The stores that people walk into. */
export function staffStoreRoutes({ serve, db, clock }: Backend): void {
  serve(staffStores, async ({ query: { page } }) => {
    const [rows, total] = await readPage(db, { table: stores, where: undefined, page }, ({ limit, offset }) =>
      selectStores(db).orderBy(asc(stores.position), asc(stores.id)).limit(limit).offset(offset),
    );
    return listPage(rows.map(wireStore), total);
  });

  serve(staffStore, async ({ params: { id } }) => {
    const [row] = await selectStores(db).where(eq(stores.id, id));
    return row ? { status: true, data: wireStore(row) } : httpError(404, NO_SUCH_STORE);
  });

  serve(createStore, async ({ body, customer: { customerId } }) => {
    const columns = await columnsOf(db, body);
    if (columns instanceof HttpError) return columns;
    const now = clock();
    const id = await inTransaction(db, async (tx) => {
      const row = { ...columns, position: await positionAtEnd(tx, LOCATOR) };
      const [written] = await tx.insert(stores).values(row).returning({ id: stores.id });
      if (!written) throw new Error("Inserting a store returned no row");
      const action = { action: "create", subject: "store", subjectId: written.id, after: columns } as const;
      await recordAction(tx, { customerId, ...action }, now);
      return written.id;
    });
    return { status: true, data: { id } };
  });

  serve(editStore, async ({ params: { id }, body, customer: { customerId } }) => {
    const changes = await columnsOf(db, body);
    if (changes instanceof HttpError) return changes;
    const edit = { where: eq(stores.id, id), version: body.version, changes, missing: NO_SUCH_STORE };
    const action = { customerId, action: "change", subject: "store", subjectId: id } as const;
    const version = await inTransaction(db, (tx) => editRow(tx, stores, edit, action, clock()));
    return version instanceof HttpError ? version : { status: true, data: { version } };
  });

  serve(moveStore, async ({ params: { id }, body: { to }, customer: { customerId } }) => {
    const move = { id, to, missing: NO_SUCH_STORE };
    const action = { customerId, action: "move", subject: "store", subjectId: id } as const;
    const moved = await inTransaction(db, (tx) => moveRow(tx, LOCATOR, move, action, clock()));
    return moved instanceof HttpError ? moved : { status: true, data: { is_moved: moved } };
  });

  serve(removeStore, async ({ params: { id }, customer: { customerId } }) => {
    const refused = await inTransaction(db, async (tx) => {
      const [before] = await tx.delete(stores).where(eq(stores.id, id)).returning();
      if (!before) return httpError(404, NO_SUCH_STORE);
      await recordAction(tx, { customerId, action: "remove", subject: "store", subjectId: id, before }, clock());
      return undefined;
    });
    return refused ?? { status: true };
  });
}
