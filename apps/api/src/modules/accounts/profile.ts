import { PROFILE_FIELDS, profile, updateProfile } from "@store/api-client/contract";
import { checkProfile, emailKey, type FieldRefusal, type Profile } from "@store/domain";
import { and, eq } from "drizzle-orm";
import { customers, subscriptions } from "../../db/schema/index.ts";
import { type Refused, refuse } from "../../http/refusal.ts";
import { hasCode } from "../../lib/errors.ts";
import { readAddresses, wireAddress } from "../addresses/read-addresses.ts";
import type { Backend } from "../backend.ts";
import { EMAIL_FIXED, MOBILE_TAKEN } from "./words.ts";

const UNIQUE_VIOLATION = "23505";

type ProfileRefusal = Pick<FieldRefusal<keyof typeof PROFILE_FIELDS>, "field" | "message">;

/** The profile's screen reads `non_field_errors` (document 3, section 8). */
function refuseProfile(status: 400 | 409, refusals: readonly ProfileRefusal[]): Refused {
  const message = refusals[0]?.message ?? "";
  const errors = Object.fromEntries(refusals.map(({ field, message: words }) => [PROFILE_FIELDS[field], [words]]));
  return refuse(status, { message, non_field_errors: message, errors });
}

const CUSTOMER_GONE = "There is no such customer any more";

export function profileRoutes({ serve, db, limits }: Backend): void {
  const find = async (customerId: number) => {
    const [found] = await db.select().from(customers).where(eq(customers.id, customerId));
    return found;
  };

  serve(profile, async ({ customer: { customerId } }) => {
    const found = await find(customerId);
    if (!found) return refuse(404, CUSTOMER_GONE);
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
        is_wallet: true,
        is_subscribed: subscribed > 0,
        addresses: addresses.map(wireAddress),
      },
    };
  });

  /** A new number opens the account only when it is proven, and is refused when another account has it. */
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
    if (!found) return refuse(404, CUSTOMER_GONE);
    if (body.email && emailKey(body.email) !== found.emailKey) {
      return refuseProfile(400, [{ field: "email", message: EMAIL_FIXED }]);
    }
    const checked = checkProfile({
      firstName: body.first_name,
      lastName: body.last_name,
      company: body.company,
      mobile: body.mobile_no,
    });
    if (!checked.ok) return refuseProfile(400, checked.refusals);
    const { value } = checked;
    const hasNewMobile = value.mobile !== found.mobile;
    // Counted, since the answer tells whether a number has an account.
    const refused = hasNewMobile ? await limits.mobileChange(customerId) : undefined;
    if (refused) return refused;
    if (!(await write(customerId, value, hasNewMobile))) {
      return refuseProfile(409, [{ field: "mobile", message: MOBILE_TAKEN }]);
    }
    return { status: true, data: { first_name: value.firstName, last_name: value.lastName } };
  });
}
