import { CONTENT_KINDS } from "@store/api-client/content-kinds";
import type { StaffActionSubject } from "@store/domain";

/** The pages of what staff act on; `:id` is its own. The others have none. */
const PAGES: ReadonlyMap<string, string> = new Map<StaffActionSubject, string>([
  ["order", "/dashboard/orders/:id"],
  ["product", "/dashboard/products/:id"],
  ["voucher", "/dashboard/vouchers/:id"],
  ["discount", "/dashboard/discounts/:id"],
  ["customer", "/dashboard/customers/:id"],
  ["event", "/dashboard/content/events/:id"],
  ["payout", "/dashboard/money/upload?file=:id"],
  ["money owed", "/dashboard/money"],
  ["store", "/dashboard/content/stores/:id"],
  ["delivery option", "/dashboard/content/delivery-options/:id"],
  ["subscription", "/dashboard/subscriptions"],
  ["appointment slot", "/dashboard/content/appointment-slots"],
  ["appointment", "/dashboard/people/appointments/:id"],
  ["inquiry", "/dashboard/people/inquiries/:id"],
  ["lead", "/dashboard/people/leads/:id"],
  ["settings", "/dashboard/settings/history"],
  ["message text", "/dashboard/settings/texts"],
  ["policy text", "/dashboard/settings/policies"],
  ["staff", "/dashboard/team"],
  ["role", "/dashboard/team"],
]);

/** The kind of content that an action names, such as "change banner"; several kinds are called a section. */
function contentPage(action: string): string | undefined {
  const one = action.slice(action.indexOf(" ") + 1);
  const [kind, ...others] = Object.entries(CONTENT_KINDS).flatMap(([name, words]) => (words.one === one ? [name] : []));
  return kind !== undefined && others.length === 0 ? `/dashboard/content/${kind}/:id` : undefined;
}

interface Done {
  readonly action: string;
  readonly subject: string;
  readonly subject_id: number;
}

/** Where the dashboard shows what an action was done to; nowhere where the action took it away. */
export function subjectPage({ action, subject, subject_id }: Done): string | undefined {
  if (/^(delete|remove)\b/.test(action)) return undefined;
  const page = subject === "content" ? contentPage(action) : PAGES.get(subject);
  return page?.replace(":id", String(subject_id));
}
