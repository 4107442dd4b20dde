import {
  changePolicyText,
  policyTexts as listTexts,
  previewPolicyText,
  policyText as readText,
  resetPolicyText,
} from "@store/api-client/contract";
import { fillPage, fillWordsOfPage, PAGE_FACTS, plainText, REWRITABLE_PAGES } from "@store/content/rewritable-pages";
import { personName, variablesIn } from "@store/domain";
import { eq } from "drizzle-orm";
import { customers, policyTexts } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import type { Backend } from "../backend.ts";
import { changeText } from "./change-text.ts";
import { checkPolicy, standardPage, wordsOf } from "./check-words.ts";
import { NO_SUCH_POLICY } from "./messages.ts";
import { pageOnTheWire } from "./on-the-wire.ts";
import { ownPage } from "./stored-texts.ts";

/** The owner's texts of policies and FAQ. */
export function staffPolicyTextRoutes({ serve, db, clock, policy }: Backend): void {
  /** What is stored of each page, by page, with who changed it: there are five. */
  const readAll = async () => {
    const rows = await db.select().from(policyTexts).leftJoin(customers, eq(customers.id, policyTexts.customerId));
    return new Map(
      rows.map(({ policy_texts: row, customers: person }) => {
        const page = ownPage(row);
        const changed = {
          version: row.version,
          is_own: page !== undefined,
          changed_at: row.version > 0 ? row.changedAt.toISOString() : undefined,
          changed_by: person ? personName(person) : undefined,
        };
        return [row.page, { page, changed }] as const;
      }),
    );
  };
  const UNCHANGED = { version: 0, is_own: false };

  serve(listTexts, async () => {
    const stored = await readAll();
    const data = REWRITABLE_PAGES.map((standard) => {
      const page = standard.path.slice(1);
      const { page: own = standard, changed = UNCHANGED } = stored.get(page) ?? {};
      return { page, title: fillWordsOfPage(own.title, policy()), ...changed };
    });
    return { status: true, data };
  });

  serve(readText, async ({ params: { page } }) => {
    const standard = standardPage(page);
    if (!standard) return httpError(404, NO_SUCH_POLICY);
    const { page: own = standard, changed = UNCHANGED } = (await readAll()).get(page) ?? {};
    const ours = wordsOf(standard);
    const named = new Set(variablesIn(ours.content));
    const facts = PAGE_FACTS.map(({ name, label, isLegal, lines }) => ({
      name,
      label,
      value: lines(policy()).map(plainText).join(" "),
      is_required: isLegal && named.has(name),
    }));
    return { status: true, data: { page, ...changed, values: wordsOf(own), standard: ours, facts } };
  });

  serve(changePolicyText, async ({ params: { page }, body: { version, values }, customer: { customerId: by } }) => {
    const standard = standardPage(page);
    if (!standard) return httpError(404, NO_SUCH_POLICY);
    const changed = await changeText(db, standard, { version, typed: values, by, now: clock() });
    return changed instanceof HttpError ? changed : { status: true, data: changed };
  });

  serve(resetPolicyText, async ({ params: { page }, body: { version }, customer: { customerId: by } }) => {
    const standard = standardPage(page);
    if (!standard) return httpError(404, NO_SUCH_POLICY);
    const changed = await changeText(db, standard, { version, typed: undefined, by, now: clock() });
    return changed instanceof HttpError ? changed : { status: true, data: { version: changed.version } };
  });

  serve(previewPolicyText, async ({ params: { page }, body: { values } }) => {
    const standard = standardPage(page);
    if (!standard) return httpError(404, NO_SUCH_POLICY);
    const checked = checkPolicy(standard, values, clock());
    if (!checked.ok) return httpError(400, checked.refusals);
    return { status: true, data: pageOnTheWire(fillPage(checked.value.page, policy())) };
  });
}
