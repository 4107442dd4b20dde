import { type ParsedRequest, PROFILE_FIELDS, profile, updateProfile } from "@store/api-client/contract";
import { checkProfile, emailKey, type Mobile, type Profile } from "@store/domain";
import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { customers, subscriptions } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { DAY, limit } from "../../http/rate-limits.ts";
import { isUniqueViolation } from "../../lib/errors.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { readAddresses, wireAddress } from "../addresses/read-addresses.ts";
import type { Backend } from "../backend.ts";
import { createConfirmPerson } from "./confirm-person.ts";
import type { CustomerRow } from "./log-in.ts";
import {
  CONFIRM_NEW_MOBILE,
  EMAIL_FIXED,
  MOBILE_TAKEN,
  mobileChanged,
  OTP_INVALID,
  SUBSCRIBER_NEEDS_EMAIL,
} from "./messages.ts";

const CUSTOMER_GONE = "This customer no longer exists";

type UpdateBody = ParsedRequest<typeof updateProfile>["body"];

const MOBILE_CHANGES = limit("mobile-change", 10, DAY);

export function profileRoutes(backend: Backend): void {
  const { serve, db, clock, limits, policy } = backend;
  const confirm = createConfirmPerson(backend);
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
        has_password: found.passwordHash !== null,
        is_email_fixed: found.emailKey !== null,
        mobile_no: found.mobile,
        // Accounts have no picture yet; screens show the initials.
        profile_pic: null,
        is_wallet: true,
        is_subscribed: subscribed > 0,
        addresses: addresses.map(wireAddress),
        cart_reminders: policy().cartReminders.isOn && found.email ? found.cartRemindersSince !== null : undefined,
      },
    };
  });

  /**
   * Writes the profile, and tells the old mobile and the email of a new mobile, which has proven itself: an account that
   * only claims it loses it, as whoever proves a number has it.
   * @returns a refusal when another account has proven that the number is its own, and of a subscriber without an email.
   */
  async function write(found: CustomerRow, changed: Profile): Promise<HttpError | undefined> {
    const { firstName, lastName, company, mobile, email } = changed;
    const hasNewMobile = mobile !== found.mobile;
    const proof = hasNewMobile ? { mobile, mobileIsProven: true, signedUpAs: null } : {};
    try {
      return await inTransaction(db, async (tx) => {
        if (hasNewMobile) {
          const claims = and(
            eq(customers.mobile, mobile),
            eq(customers.mobileIsProven, false),
            ne(customers.id, found.id),
          );
          await tx.update(customers).set({ mobile: null }).where(claims);
        }
        await tx
          .update(customers)
          .set({ firstName, lastName, company: company || null, ...proof })
          .where(eq(customers.id, found.id));
        if (email !== undefined && email !== (found.email ?? "")) {
          // Those that were ordered; one that is being ordered waits for this account's lock.
          const subscribed = and(eq(subscriptions.customerId, found.id), isNotNull(subscriptions.addressId));
          if (!email && (await tx.$count(subscriptions, subscribed)) > 0)
            return httpError(409, SUBSCRIBER_NEEDS_EMAIL, { field: PROFILE_FIELDS.email, nonField: true });
          const opensNothing = and(eq(customers.id, found.id), isNull(customers.emailKey));
          await tx
            .update(customers)
            .set({ email: email || null, emailIsProven: false })
            .where(opensNothing);
        }
        if (hasNewMobile) await queueMessages(tx, mobileChanged(found, mobile), clock());
        return undefined;
      });
    } catch (error) {
      if (isUniqueViolation(error))
        return httpError(409, MOBILE_TAKEN, { field: PROFILE_FIELDS.mobile, nonField: true });
      throw error;
    }
  }

  /** Whoever finds an open browser cannot make its account log in by a number of their own. */
  async function checkNewMobile(customerId: number, mobile: Mobile, body: UpdateBody): Promise<HttpError | undefined> {
    // Limited, since the reply reveals whether a number has an account.
    const refused = (await mobileChanges.count(customerId)) ?? (await confirm.check("mobile", customerId, body));
    if (refused) return refused;
    const isProven = body.new_otp ? await confirm.useOtpOfNew(customerId, mobile, body.new_otp) : false;
    return isProven ? undefined : httpError(400, body.new_otp ? OTP_INVALID : CONFIRM_NEW_MOBILE, { field: "new_otp" });
  }

  serve(updateProfile, async ({ body, customer: { customerId } }) => {
    const found = await find(customerId);
    if (!found) return httpError(404, CUSTOMER_GONE);
    const isEmailFixed = found.emailKey !== null;
    if (isEmailFixed && body.email !== undefined && emailKey(body.email) !== found.emailKey) {
      return httpError(400, EMAIL_FIXED, { field: PROFILE_FIELDS.email, nonField: true });
    }
    const checked = checkProfile({
      firstName: body.first_name,
      lastName: body.last_name,
      company: body.company,
      mobile: body.mobile_no,
      email: isEmailFixed ? undefined : body.email,
    });
    if (!checked.ok) return httpError(400, checked.refusals, { fieldNames: PROFILE_FIELDS, nonField: true });
    const { value } = checked;
    const notMoved = value.mobile === found.mobile ? undefined : await checkNewMobile(customerId, value.mobile, body);
    const refused = notMoved ?? (await write(found, value));
    if (refused) return refused;
    return { status: true, data: { first_name: value.firstName, last_name: value.lastName } };
  });
}
