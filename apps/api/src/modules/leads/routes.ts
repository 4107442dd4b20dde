import { createB2bLead, createExportLead } from "@store/api-client/contract";
import { LEAD_CREATED } from "@store/domain";
import { leads } from "../../db/schema/index.ts";
import type { HttpContext } from "../../http/handler.ts";
import { HttpError } from "../../http/http-error.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import type { Backend } from "../backend.ts";
import { placeNames } from "../geography/place-names.ts";
import { createFormLimit } from "../public-forms.ts";
import { type CompanyForm, checkCompany } from "./check-form.ts";
import { leadReceived } from "./messages.ts";

interface Sent {
  readonly kind: (typeof leads.$inferInsert)["kind"];
  readonly form: CompanyForm;
  readonly specificRequirements: string;
  /** In the order of the form's questions; unanswered ones are empty. */
  readonly answers: readonly (string | undefined)[];
}

export function leadRoutes({ serve, db, clock, limits, clientAddress }: Backend): void {
  const limitForm = createFormLimit({ limits });

  /** These forms have no captcha: only rate limits protect them (C36). */
  async function receive(http: HttpContext, { kind, form, specificRequirements, answers }: Sent) {
    const tooMany = await limitForm(`${kind}-lead`, clientAddress(http));
    if (tooMany) return tooMany;
    const company = await checkCompany(db, form);
    if (company instanceof HttpError) return company;
    const createdAt = clock();
    const lead = {
      ...company,
      kind,
      specificRequirements,
      answers: answers.map((answer) => answer ?? ""),
      createdAt,
    };
    await db.transaction(async (tx) => {
      await tx.insert(leads).values(lead);
      await queueMessages(tx, [leadReceived(lead, await placeNames(tx, lead))], createdAt);
    });
    return { status: true, message: LEAD_CREATED };
  }

  serve(createB2bLead, ({ body, http }) =>
    receive(http, {
      kind: "b2b",
      form: body,
      specificRequirements: body.specific_requirements ?? "",
      answers: [body.answer1, body.answer2, body.answer3, body.answer4],
    }),
  );

  serve(createExportLead, ({ body, http }) =>
    receive(http, {
      kind: "export",
      form: body,
      specificRequirements: "",
      answers: [
        body.answer1,
        body.answer2,
        body.answer3,
        body.answer4,
        body.answer5,
        body.answer6,
        body.answer7,
        body.answer8,
        body.answer9,
        body.answer10,
        body.answer11,
      ],
    }),
  );
}
