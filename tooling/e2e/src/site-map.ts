import routes from "../../../apps/web/app/routes.ts";

/** When to give up on a walk through all pages, in milliseconds: it ends what hangs, on a slow machine too. */
export const WALK_TIMEOUT_MS = 1_500_000;

interface Screen {
  readonly path: string;
  readonly file: string;
}

/** Every route that shows a screen; one that has children is what they stand in. */
const SCREENS: readonly Screen[] = routes.flatMap(({ path = "", file, children }) =>
  children
    ? children.map((child) => ({ path: child.path ? `${path}/${child.path}` : path, file: child.file }))
    : [{ path, file }],
);

/** Example values for the parameters of a pattern; a new parameter needs a line here. */
const EXAMPLES: Readonly<Record<string, string>> = {
  ":productName": "a-name-for-people",
  ":blogName": "a-name-for-people",
  ":resetUUID": "00000000-0000-4000-8000-000000000000",
  ":id": "1",
  ":kind": "testimonials",
  ":list": "inquiries",
  ":entryId": "1",
  ":customerId": "1",
  ":eventId": "1",
  ":storeId": "1",
  ":optionId": "1",
};

const known = (examples: Readonly<Record<string, string>>) => (parameter: string) => {
  const example = examples[parameter] ?? EXAMPLES[parameter];
  if (example === undefined) throw new Error(`There is no example of ${parameter} in the tests of the site map.`);
  return example;
};

export const UNKNOWN_PATH = "*";
export const PAGE_NOT_FOUND = "page-not-found";

/** The patterns of every route, in the site map's order. */
export const PATTERNS: readonly string[] = SCREENS.map(({ path }) => path);

/** The first page of the dashboard; all its pages lead everybody but staff home. */
export const DASHBOARD = "dashboard";
export const isDashboard = (pattern: string): boolean => pattern.startsWith(DASHBOARD);
/** What a shopper is shown: one page of the dashboard stands for all. */
export const isOfShoppers = (pattern: string): boolean => !isDashboard(pattern) || pattern === DASHBOARD;

/** The first pattern of each screen: routes that share a file load the same scripts. */
export const SCREENS_OF_ROUTES: readonly string[] = [
  ...new Map(SCREENS.toReversed().map(({ file, path }) => [file, path])).values(),
].toReversed();

/** An address that a pattern matches. */
export const addressAt = (pattern: string, examples: Readonly<Record<string, string>>): string =>
  `/${pattern.replace(/:\w+/g, known(examples))}`;
