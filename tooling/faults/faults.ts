export interface Fault {
  /** How `npm run test:faults -- name` asks for it. */
  readonly name: string;
  readonly what: string;
  /** From the root. */
  readonly file: string;
  /** What the fault replaces in the file. */
  readonly stands: string;
  readonly fault: string;
  /** The job of `npm test` that catches it. */
  readonly job: string;
  /** The part of the job that fits: test files first, from the suite's folder. */
  readonly only: readonly string[];
  /** Words of the failure by which it is known to be about the fault. */
  readonly says: string;
}

/** Faults of the kinds that `npm test` is there for, one of each. */
export const FAULTS: readonly Fault[] = [
  {
    name: "price",
    what: "a price off by a paisa",
    file: "packages/domain/src/money/percent.ts",
    stands: "(2n * size + denominator) / (2n * denominator)",
    fault: "size / denominator",
    job: "packages/domain",
    only: ["src/money/percent.test.ts"],
    says: "expected 8474 to be 8475",
  },
  {
    name: "owner",
    what: "an order that other customers can read",
    file: "apps/api/src/modules/orders/read-orders.ts",
    stands: ".where(and(eq(orders.id, id), eq(orders.customerId, customerId)));",
    fault: ".where(eq(orders.id, id));",
    job: "apps/api embedded",
    only: ["src/http/ownership.test.ts", "-t", "^every call that is about a person.* order gives"],
    says: "not to contain 'Owner ",
  },
  {
    name: "markup",
    what: "a customer's words that are markup in a mail",
    file: "apps/api/src/outbox/mail/mail-html.ts",
    stands: "index === 0 ? line :",
    fault: "index === 0 ? raw(line) :",
    job: "apps/api embedded",
    only: ["src/outbox/mail/create-mail.test.ts"],
    says: "not to contain",
  },
  {
    name: "lock",
    what: "an event's row that is not locked while its seats are counted",
    file: "apps/api/src/modules/events/register.ts",
    stands: '.where(eq(events.id, eventId)).for("update")',
    fault: ".where(eq(events.id, eventId))",
    job: "apps/api server",
    only: ["src/modules/events/race.server.test.ts"],
    says: "fifty people for the last seat",
  },
  {
    name: "callback",
    what: "a payment that a repeated callback completes twice",
    file: "apps/api/src/modules/payments/apply-report.ts",
    stands: 'return isSame || report.state === "pending" ?',
    fault: 'if (isSame) return "apply";\n    return report.state === "pending" ?',
    job: "apps/api embedded",
    only: ["src/modules/payments/callbacks.test.ts"],
    says: "a hundred times",
  },
  {
    name: "keyboard",
    what: "a field that keeps the Tab key to itself",
    file: "packages/ui/src/components/search-box/use-combobox.ts",
    stands: "if (next === undefined) return;\n    event.preventDefault();",
    fault: "event.preventDefault();\n    if (next === undefined) return;",
    job: "tooling/e2e",
    only: ["src/keyboard/stops.test.ts", "-t", "signup"],
    says: "is not reached: ",
  },
  {
    name: "label",
    what: "a field whose label is not its own",
    file: "packages/ui/src/components/field/field.tsx",
    stands: "<label htmlFor={controlId} ",
    fault: "<label ",
    job: "packages/ui",
    only: ["src/components/text-field/text-field.stories.tsx", "--project=stories"],
    says: "Form elements must have labels",
  },
  {
    name: "script",
    what: "a script of the page that fails",
    file: "apps/web/app/navigation/links.tsx",
    stands: "if (!link || !isPlain || event.defaultPrevented) return;\n",
    fault:
      "if (!link || !isPlain || event.defaultPrevented) return;\n    queueMicrotask(() => window.dataLayer.push(link.href));\n",
    job: "tooling/e2e",
    only: ["src/routes.test.ts", "-t", "leads there from within the store"],
    says: "uncaught at ",
  },
  {
    name: "secret",
    what: "a provider's secret in the log",
    file: "apps/api/src/ports/captcha/recaptcha.ts",
    stands: "logger.error(failedWith(error),",
    fault: "logger.error({ ...failedWith(error), secretKey },",
    job: "apps/api embedded",
    only: ["src/ports/captcha/recaptcha.test.ts"],
    says: "says so in the log without a key or an answer",
  },
  {
    name: "role",
    what: "packers who may refund",
    file: "packages/domain/src/staff/permissions.ts",
    stands: "refunds: MANAGERS,",
    fault: "refunds: EVERYBODY,",
    job: "apps/api embedded",
    only: ["src/http/ownership.test.ts", "-t", "^every call of the staff"],
    says: "to be 403",
  },
  {
    name: "token",
    what: "an expired token that is accepted",
    file: "apps/api/src/http/identify.ts",
    stands: 'gt(accessTokens.expiresAt, sql.placeholder("now")),',
    fault: "",
    job: "apps/api embedded",
    only: ["src/http/ownership.test.ts", "-t", "^every call that is about a person.* addresses gives"],
    says: "somebody whose token is expired",
  },
  {
    name: "limit",
    what: "a review of any length",
    file: "packages/domain/src/catalogue/review-form.ts",
    stands:
      'if (review.length > REVIEW_MAXIMUM_LENGTH) return refuse({ code: "review-too-long", message: REVIEW_TOO_LONG });',
    fault: "",
    job: "packages/domain",
    only: ["src/catalogue/review.test.ts"],
    says: "trims the text and bounds it",
  },
  {
    name: "date",
    what: "a day that ends at midnight elsewhere than in India",
    file: "packages/domain/src/dates/time-zone.ts",
    stands: "new Date(epochOf(instant) + INDIA_MINUTES * MINUTE_MS)",
    fault: "new Date(epochOf(instant))",
    job: "packages/domain",
    only: ["src/dates/calendar-date.test.ts"],
    says: "of 2026-03-14T18:30:00Z in India is 2026-03-15",
  },
  {
    name: "link",
    what: "a link to a page that is not there",
    file: "packages/content/src/shop-links.ts",
    stands: 'link("SO Coins", "/so-coin")',
    fault: 'link("SO Coins", "/so-coins")',
    job: "tooling/e2e",
    only: ["src/routes.test.ts", "-t", "in the header and the footer"],
    says: "404 http",
  },
  {
    name: "text",
    what: "a text that is not the specification's",
    file: "apps/web/app/commerce/use-add-to-cart.ts",
    stands: '"Product added to cart!"',
    fault: '"Product added to the cart!"',
    job: "tooling/source-tests",
    only: ["src/error-catalogue.test.ts"],
    says: "stands once in the source, as a constant",
  },
  {
    name: "shift",
    what: "a part of the header whose place is not kept until it comes",
    file: "apps/web/app/shell/header/header.css.ts",
    stands: `gridTemplateColumns: \`auto minmax(0, 640px) calc(3 * \${ACTION_WIDTH.wide})\`,`,
    fault: "gridTemplateColumns: `auto minmax(0, 640px) auto`,",
    job: "tooling/e2e",
    only: ["src/steadiness.test.ts", "-t", "what has come of the header stays where it is"],
    says: "expect(received).toEqual(expected)",
  },
  {
    name: "queries",
    what: "a query for each row of a list",
    file: "apps/api/src/modules/orders/read-orders.ts",
    stands: `return rows.map(({ order, steps, refunded, lines }) => ({
    ...summaryOf(order, steps, refunded, at),
    product_info: lines,
  }));`,
    fault: `return Promise.all(
    rows.map(async ({ order, steps, refunded, lines }) => {
      await findCreditNotes(db, order.id);
      return { ...summaryOf(order, steps, refunded, at), product_info: lines };
    }),
  );`,
    job: "apps/api embedded",
    only: ["src/query-count.test.ts"],
    says: "a customer's orders: as many statements for many rows as for few",
  },
  {
    name: "wire",
    what: "a field that the contract spells otherwise than the wire",
    file: "packages/api-client/src/contract/events.ts",
    stands: "vanue_address: ",
    fault: "venue_address: ",
    job: "apps/api embedded",
    only: ["src/response-fields.test.ts", "-t", "the contract has them"],
    says: "vanue_address",
  },
  {
    name: "arrow",
    what: "a rule of the domain that imports the shop's words",
    file: "packages/domain/src/company.ts",
    stands: "/** Sent with every call",
    fault: 'export { brand } from "../../content/src/brand.ts";\n/** Sent with every call',
    job: "arrows",
    only: [],
    says: "domain-imports-nothing-of-ours",
  },
  {
    name: "type",
    what: "a text where a number belongs",
    file: "apps/embed/server/settings.ts",
    stands: "accept({ host, port, apiUrl, isHttps })",
    fault: "accept({ host, port: given, apiUrl, isHttps })",
    job: "types",
    only: ["--filter=@store/embed"],
    says: "error TS2322",
  },
];
