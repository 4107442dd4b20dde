import { INQUIRY_FIELDS, inquiry } from "@store/api-client/contract";
import { AGE_GROUPS, CAPTCHA_FIELD, checkInquiry, emailKey, ticketNumber } from "@store/domain";
import { inquiries } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { DAY, limit } from "../../http/rate-limits.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import type { Backend } from "../backend.ts";
import { findCountry } from "../geography/check-place.ts";
import { createFormLimit } from "../public-forms.ts";
import { INQUIRY_SENT, inquiryReceived, ticketMail } from "./messages.ts";

/** One address is written to at most so often, whoever wrote it into the form; what they wrote is kept all the same. */
const TICKETS_TO_EMAIL = limit("inquiry-ticket", 20, DAY);

export function inquiryRoutes({ serve, db, clock, limits, clientAddress, checkCaptcha }: Backend): void {
  const limitForm = createFormLimit({ limits });
  const ticketsTo = limits.shared(TICKETS_TO_EMAIL);

  serve(inquiry, async ({ body, http }) => {
    const tooMany = await limitForm("inquiry", clientAddress(http));
    if (tooMany) return tooMany;
    const country = await findCountry(db, body.country);
    if (country instanceof HttpError) return country;
    const { callingCode } = country;
    const checked = checkInquiry({ ...body, country: country.id, callingCode, description: body.inquiry_description });
    if (!checked.ok) return httpError(400, checked.refusals, { fieldNames: INQUIRY_FIELDS });
    const unsolved = await checkCaptcha("contact", body[CAPTCHA_FIELD]);
    if (unsolved) return unsolved;

    const now = clock();
    const { country: countryId, ...fields } = checked.value;
    const ageGroup = AGE_GROUPS.find((group) => group === body.age_group) ?? fields.ageGroup;
    const isTold = (await ticketsTo.count(emailKey(fields.email))) === undefined;
    await db.transaction(async (tx) => {
      const row = { ...fields, ageGroup, countryId, createdAt: now };
      const [written] = await tx.insert(inquiries).values(row).returning({ id: inquiries.id });
      if (!written) throw new Error("Inserting an inquiry returned no row");
      const ticket = ticketNumber(written.id);
      const toCare = inquiryReceived(checked.value, country.name, ticket);
      await queueMessages(tx, isTold ? [toCare, ticketMail(fields.email, ticket)] : [toCare], now);
    });
    return { status: true, message: INQUIRY_SENT };
  });
}
