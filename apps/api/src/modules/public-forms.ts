import type { HttpError } from "../http/http-error.ts";
import { DAY, fromAddress, limit, MINUTE } from "../http/rate-limits.ts";
import type { Backend } from "./backend.ts";

const FORMS_FROM_ADDRESS = limit("form-address", 30, 15 * MINUTE);
const FORMS_FROM_ADDRESS_TODAY = limit("form-address-day", 200, DAY);

type PublicForm = "inquiry" | "b2b-lead" | "export-lead" | "event" | "review-report" | "review-vote" | "stock-request";

/** Rate limits of the forms that need no login, each counted by itself (C36). */
export function createFormLimit({ limits }: Pick<Backend, "limits">) {
  const recently = limits.shared(FORMS_FROM_ADDRESS);
  const today = limits.shared(FORMS_FROM_ADDRESS_TODAY);
  return async (form: PublicForm, address: string): Promise<HttpError | undefined> =>
    (await recently.count(fromAddress(form, address))) ?? (await today.count(fromAddress(form, address)));
}
