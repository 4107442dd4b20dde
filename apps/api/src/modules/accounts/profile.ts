import { PROFILE_FIELDS, profile, updateProfile } from "@store/api-client/contract";
import { checkProfile, emailKey, type Profile } from "@store/domain";
import { and, eq } from "drizzle-orm";
import { customers, subscriptions } from "../../db/schema/index.ts";
import { httpError } from "../../http/http-error.ts";
import { DAY, limit } from "../../http/rate-limits.ts";
import { hasCode } from "../../lib/errors.ts";
import { readAddresses, wireAddress } from "../addresses/read-addresses.ts";
import type { Backend } from "../backend.ts";
import { EMAIL_FIXED, MOBILE_TAKEN } from "./messages.ts";

const UNIQUE_VIOLATION = "23505";

const CUSTOMER_GONE = "There is no such customer any more";

const MOBILE_CHANGES = limit("mobile-change", 10, DAY);

export function profileRoutes({ serve, db, limits }: Backend): void {
  const mobileChanges = limits.shared(MOBILE_CHANGES);
  const find = async (customerId: number) => {
    const [found] = await db.select().from(customers).where(eq(customers.id, customerId));
    return found;
  };

  serve(profile, async ({ customer: { customerId } }) => {
    const found = await find(customerId);
    if (!found) return httpError(404, CUSTOMER_GONE);
    const addresses = await readAddresses(db, customerId);
    const subscribed = await db.$count(
      subscriptions,
      and(eq(subscriptions.customerId, customerId), subscriptions.isActive),
    );
    return {
      status: true,
      data: {
        id: found.id,
        contact_id: found.id,
        first_name: found.firstName,
        last_name: found.lastName,
        company: found.company,
        email: found.email,
        mobile_no: found.mobile,
        // Accounts have no picture yet; screens show the initials.
        profile_pic: null,
        is_wallet: true,
        is_subscribed: subscribed > 0,
        addresses: addresses.map(wireAddress),
      },
    };
  });

  /**
   * Writes the profile; false when another account has the mobile. A new mobile is unproven, so it does not open the
   * account yet.
   */
  async function write(customerId: number, changed: Profile, hasNewMobile: boolean): Promise<boolean> {
    try {
      const { firstName, lastName, company, mobile } = changed;
      const proof = hasNewMobile ? { mobile, mobileIsProven: false, signedUpAs: null } : {};
      await db
        .update(customers)
        .set({ firstName, lastName, company: company || null, ...proof })
        .where(eq(customers.id, customerId));
      return true;
    } catch (error) {
      if (hasCode(error, UNIQUE_VIOLATION)) return false;
      throw error;
    }
  }

  serve(updateProfile, async ({ body, customer: { customerId } }) => {
    const found = await find(customerId);
    if (!found) return httpError(404, CUSTOMER_GONE);
    if (body.email && emailKey(body.email) !== found.emailKey) {
      return httpError(400, EMAIL_FIXED, { field: PROFILE_FIELDS.email, nonField: true });
    }
    const checked = checkProfile({
      firstName: body.first_name,
      lastName: body.last_name,
      company: body.company,
      mobile: body.mobile_no,
    });
    if (!checked.ok) return httpError(400, checked.refusals, { fieldNames: PROFILE_FIELDS, nonField: true });
    const { value } = checked;
    const hasNewMobile = value.mobile !== found.mobile;
    // Limited, since the reply reveals whether a number has an account.
    const refused = hasNewMobile ? await mobileChanges.count(customerId) : undefined;
    if (refused) return refused;
    if (!(await write(customerId, value, hasNewMobile))) {
      return httpError(409, MOBILE_TAKEN, { field: PROFILE_FIELDS.mobile, nonField: true });
    }
    return { status: true, data: { first_name: value.firstName, last_name: value.lastName } };
  });
}
