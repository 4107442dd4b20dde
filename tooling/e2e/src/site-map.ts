import { SITE_MAP as DASHBOARD } from "../../../apps/dashboard/src/site-map.ts";
import { SITE_MAP } from "../../../apps/web/app/site-map.ts";

/** When to give up on a walk through all pages, in milliseconds: it ends what hangs, on a slow machine too. */
export const WALK_TIMEOUT_MS = 1_500_000;

/** Example values for the parameters of a pattern; a new parameter needs a line here. */
const EXAMPLES: Readonly<Record<string, string>> = {
  ":productName": "a-name-for-people",
  ":blogName": "a-name-for-people",
  ":resetUUID": "00000000-0000-4000-8000-000000000000",
  ":token": "41.20000.not-signed-by-the-store",
  ":id": "1",
  ":kind": "testimonials",
  ":list": "inquiries",
  ":entryId": "1",
  ":customerId": "1",
  ":eventId": "1",
  ":storeId": "1",
  ":optionId": "1",
  ":batchId": "1",
  ":code": "1-1-00000000",
};

const known = (examples: Readonly<Record<string, string>>) => (parameter: string) => {
  const example = examples[parameter] ?? EXAMPLES[parameter];
  if (example === undefined) throw new Error(`There is no example of ${parameter} in the tests of the site map.`);
  return example;
};

export const UNKNOWN_PATH = "*";
export const PAGE_NOT_FOUND = "page-not-found";

/** The patterns of every route of the shop, in the site map's order. */
export const PATTERNS: readonly string[] = SITE_MAP.map(({ path }) => path);

/** The patterns of every page of the dashboard. It is one document, which has nothing before its scripts run. */
export const DASHBOARD_PATTERNS: readonly string[] = DASHBOARD.map(({ path }) =>
  path ? `dashboard/${path}` : "dashboard",
).filter((pattern) => !pattern.endsWith(UNKNOWN_PATH));

/** The first pattern of each screen: routes that share a file load the same scripts. */
export const SCREENS_OF_ROUTES: readonly string[] = [
  ...new Map(SITE_MAP.toReversed().map(({ file, path }) => [file, path])).values(),
].toReversed();

/** An address that a pattern matches. */
export const addressAt = (pattern: string, examples: Readonly<Record<string, string>>): string =>
  `/${pattern.replace(/:\w+/g, known(examples))}`;

/** Whether the dashboard has a page at a path. */
export const isOfDashboard = (path: string): boolean =>
  DASHBOARD_PATTERNS.some((pattern) => new RegExp(`^/${pattern.replace(/:\w+/g, "[^/]+")}$`).test(path));
