import { addAddress, addresses, deleteAddress, editAddress, editContactAddress } from "@store/api-client/contract";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import * as tables from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import type { Customer } from "../../identity/shopper.ts";
import type { Backend } from "../backend.ts";
import { checkAddressForm } from "./check-form.ts";
import { ADDRESS_ADDED, ADDRESS_CHANGED, ADDRESS_DELETED, NO_SUCH_ADDRESS } from "./messages.ts";
import { orderAddress } from "./order-address.ts";
import { readAddresses, wireAddress } from "./read-addresses.ts";
import { columnsOf, saveAddress } from "./save-address.ts";
import { mailAddressChange } from "./subscription-mails.ts";

/** Who receives at an address of a customer, and where; undefined where it is none of theirs. */
async function receiverOf(tx: Database, customerId: number, id: number): Promise<string | undefined> {
  const row = (await readAddresses(tx, customerId)).find(({ address }) => address.id === id);
  if (!row) return undefined;
  const { full_name, mobile_no, full_address } = orderAddress(row);
  return [full_name, mobile_no, full_address].join(", ");
}

export function addressRoutes({ serve, db, clock }: Backend): void {
  const own = (id: number, { customerId }: Customer) =>
    and(eq(tables.addresses.id, id), eq(tables.addresses.customerId, customerId));

  async function change(id: number, customer: Customer, form: Parameters<typeof checkAddressForm>[1]) {
    const address = await checkAddressForm(db, form);
    if (address instanceof HttpError) return address;
    const { customerId } = customer;
    return inTransaction(db, async (tx) => {
      const before = await receiverOf(tx, customerId, id);
      if (before === undefined) return httpError(404, NO_SUCH_ADDRESS);
      await tx.update(tables.addresses).set(columnsOf(address)).where(own(id, customer));
      const now = await receiverOf(tx, customerId, id);
      if (now !== before) await mailAddressChange(tx, { id, customerId, now }, clock());
      return { status: true, message: ADDRESS_CHANGED };
    });
  }

  serve(addresses, async ({ customer }) => {
    const rows = await readAddresses(db, customer.customerId);
    return { status: true, data: rows.map(wireAddress) };
  });

  serve(addAddress, async ({ body, customer: { customerId } }) => {
    const saved = await inTransaction(db, (tx) => saveAddress(tx, customerId, body, clock()));
    if (saved instanceof HttpError) return saved;
    return { status: true, message: ADDRESS_ADDED };
  });

  serve(editAddress, ({ params, body, customer }) => change(params.id, customer, body));

  serve(editContactAddress, ({ query, body, customer }) =>
    query.contact_id === customer.customerId ? change(body.add_id, customer, body) : httpError(404, NO_SUCH_ADDRESS),
  );

  serve(deleteAddress, ({ params: { id }, customer }) =>
    inTransaction(db, async (tx) => {
      const deleted = await tx.delete(tables.addresses).where(own(id, customer)).returning({ id: tables.addresses.id });
      if (deleted.length === 0) return httpError(404, NO_SUCH_ADDRESS);
      await mailAddressChange(tx, { id, customerId: customer.customerId, now: undefined }, clock());
      return { status: true, message: ADDRESS_DELETED };
    }),
  );
}
