import { INQUIRY_FIELDS, inquiry } from "@store/api-client/contract";
import { AGE_GROUPS, CAPTCHA_FIELD, checkInquiry } from "@store/domain";
import { inquiries } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import type { Backend } from "../backend.ts";
import { findCountry } from "../geography/check-place.ts";
import { createFormLimit } from "../public-forms.ts";
import { INQUIRY_SENT, inquiryReceived } from "./messages.ts";

export function inquiryRoutes({ serve, db, clock, limits, clientAddress, checkCaptcha }: Backend): void {
  const limitForm = createFormLimit({ limits });

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
    await db.transaction(async (tx) => {
      await tx.insert(inquiries).values({ ...fields, ageGroup, countryId, createdAt: now });
      await queueMessages(tx, [inquiryReceived(checked.value, country.name)], now);
    });
    return { status: true, message: INQUIRY_SENT };
  });
}
