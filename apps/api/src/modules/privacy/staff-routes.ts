import { eraseCustomer, staffCustomerData } from "@store/api-client/contract";
import { ALREADY_ERASED, checkErasureTyped, inStaffWords, personName } from "@store/domain";
import { eq } from "drizzle-orm";
import type { Database } from "../../db/database.ts";
import { customers, staffMembers } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { DAY, limit } from "../../http/rate-limits.ts";
import { recordAction } from "../../identity/record-action.ts";
import type { Backend } from "../backend.ts";
import { NO_SUCH_CUSTOMER } from "../staff-lists/messages.ts";
import { dataPage } from "./data-page.ts";
import { eraseAccount, findPerson } from "./erase-account.ts";
import { DATA_OF_TEAM, ERASURE_OF_TEAM } from "./messages.ts";
import { readPersonalData } from "./personal-tables.ts";

/** Of one member of the staff: as many as customers have of their own data. */
const DOWNLOADS = limit("customers-data", 10, DAY);

/** A customer whose data are still there. */
async function findCustomer(db: Database, id: number) {
  const [found] = await db.select().from(customers).where(eq(customers.id, id));
  if (!found) return httpError(404, NO_SUCH_CUSTOMER);
  return found.erasedAt ? httpError(409, ALREADY_ERASED) : found;
}

const isOfTeam = async (db: Database, id: number): Promise<boolean> =>
  (await db.$count(staffMembers, eq(staffMembers.customerId, id))) > 0;

/** What staff do with a customer's data at the customer's request, by mail or telephone (C53). */
export function staffPrivacyRoutes({ serve, db, clock, limits, policy }: Backend): void {
  const downloads = limits.shared(DOWNLOADS);

  serve(staffCustomerData, async ({ params: { id }, customer: { customerId: staffId, staff } }) => {
    const reader = staff.permissions.includes("team") ? "owner" : "staff";
    const found = await findCustomer(db, id);
    if (found instanceof HttpError) return found;
    if (reader === "staff" && (await isOfTeam(db, id))) return httpError(409, DATA_OF_TEAM);
    const tooMany = await downloads.count(staffId);
    if (tooMany) return tooMany;
    const now = clock();
    const person = await findPerson(db, id);
    const data = person ? await readPersonalData(db, person, reader) : {};
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
    // Before anything of the account is cancelled.
    if (await isOfTeam(db, id)) return httpError(409, ERASURE_OF_TEAM);
    const refused = await eraseAccount(db, id, clock(), policy(), staffId);
    if (!refused) return { status: true };
    return new HttpError(refused.status, inStaffWords(refused.refusal), refused.details);
  });
}
