import { eraseCustomer, staffCustomerData } from "@store/api-client/contract";
import { ALREADY_ERASED, checkErasureTyped, inStaffWords, personName } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_CUSTOMER } from "../staff-lists/messages.ts";
import { dataPage } from "./data-page.ts";
import { eraseAccount, findPerson } from "./erase-account.ts";
import { readPersonalData } from "./personal-tables.ts";

/** A customer whose data are still there. */
async function findCustomer(db: Database, id: number) {
  const [found] = await db.select().from(customers).where(eq(customers.id, id));
  if (!found) return httpError(404, NO_SUCH_CUSTOMER);
  return found.erasedAt ? httpError(409, ALREADY_ERASED) : found;
}

/** What staff do with a customer's data at the customer's request, by mail or telephone (C53). */
export function staffPrivacyRoutes({ serve, db, clock, policy }: Backend): void {
  serve(staffCustomerData, async ({ params: { id }, customer: { customerId: staffId } }) => {
    const found = await findCustomer(db, id);
    if (found instanceof HttpError) return found;
    const now = clock();
    const person = await findPerson(db, id);
    const data = person ? await readPersonalData(db, person) : {};
    const line = { customerId: staffId, action: "download data", subject: "customer", subjectId: id } as const;
    await recordAction(db, line, now);
    return {
      name: `customer-${id}-data.html`,
      content: new Blob([dataPage(data, policy().identity.shopName, now)]),
    };
  });

  serve(eraseCustomer, async ({ params: { id }, body: { confirmation }, customer: { customerId: staffId } }) => {
    const found = await findCustomer(db, id);
    if (found instanceof HttpError) return found;
    const typed = checkErasureTyped(confirmation, { id, name: personName(found) });
    if (!typed.ok) return httpError(400, typed.refusal, { field: "confirmation" });
    const refused = await eraseAccount(db, id, clock(), policy(), staffId);
    if (!refused) return { status: true };
    return new HttpError(refused.status, inStaffWords(refused.refusal), refused.details);
  });
}
