import { allEndpoints, postReview, productDetail } from "@store/api-client/contract";
import { demoShop } from "@store/demo";
import { gte } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { products, reviews } from "../db/schema/index.ts";
import { productRow } from "../demo/product-row.ts";
import { summarizeReviews } from "../modules/reviews/summarize-reviews.ts";
import { createMail } from "../outbox/mail/create-mail.ts";
import { queueMessages } from "../outbox/queue-message.ts";
import { expectDone } from "../testing/expect-answer.ts";
import { orderGiftVoucher } from "../testing/gift-voucher.ts";
import { DANGEROUS_HTML, HTML_PAYLOADS } from "../testing/hostile-html.ts";
import { newCustomer } from "../testing/new-customer.ts";
import { headersFor, newOwner, rightRequest, sendParts } from "../testing/requests/index.ts";
import { useTestStore } from "../testing/test-store.ts";

const store = useTestStore();

/** Fields that the storefront renders as HTML; they are sanitised before they are stored. */
const HTML_FIELDS = new Set(["description", "content", "desc"]);
/** Fields that people write and that pages show as plain text. */
const PLAIN_FIELDS = new Set(["review"]);

/** Every text with markup in a reply, with its field's name. */
function markupIn(value: unknown, field = ""): readonly (readonly [field: string, text: string])[] {
  if (typeof value === "string") return /<[a-z!/]/i.test(value) ? [[field, value]] : [];
  if (Array.isArray(value)) return value.flatMap((one) => markupIn(one, field));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) => markupIn(one, name));
}

const FIRST_ID = 900_000;

beforeAll(async () => {
  const [sample] = demoShop({ now: store().clock.read() }).products;
  if (!sample) throw new Error("The seed has no products");
  const own = { name: "Hostile", facts: { ...sample.facts, sku: "" } };
  const rows = HTML_PAYLOADS.map((payload, index) =>
    productRow({ ...sample, ...own, id: FIRST_ID + index, descriptionHtml: `<p>before</p>${payload}` }),
  );
  await store().db.insert(products).values(rows);
  for (const [index, review] of HTML_PAYLOADS.entries()) {
    const call = await newCustomer(store());
    await expectDone(call(postReview, { params: { id: FIRST_ID + index }, body: { rating: 5, review } }));
  }
  // As staff does with what was not bought here.
  await store().db.update(reviews).set({ state: "published" }).where(gte(reviews.productId, FIRST_ID));
  for (const { id } of rows) await summarizeReviews(store().db, id);
});

describe("markup that runs", () => {
  test.each(HTML_PAYLOADS.map((payload, index) => [payload, FIRST_ID + index] as const))(
    "%s leaves a product's description, and stays text in a review",
    async (payload, id) => {
      const { data } = await expectDone(store().nobody(productDetail, { params: { id } }));
      expect(data.website_description?.description).toContain("before");
      expect(data.website_description?.description).not.toMatch(DANGEROUS_HTML);
      expect(data.rating_review_data?.[0]?.review).toBe(payload.trim());
    },
  );

  test.each(Object.entries(allEndpoints).filter(([, { method }]) => method === "GET"))(
    "is in no field of %s that is rendered as HTML, and markup is in no other",
    async (name, endpoint) => {
      const owner = await newOwner(store());
      const parts = await rightRequest(name, endpoint).make(owner);
      const params = "params" in parts && endpoint.path.startsWith("/web/single/") ? { id: FIRST_ID } : parts.params;
      const headers = await headersFor(endpoint, owner);
      const response = await sendParts(store(), endpoint, { ...parts, params }, headers);
      if (!response.headers.get("content-type")?.startsWith("application/json")) return;
      for (const [field, text] of markupIn(await response.json())) {
        if (HTML_FIELDS.has(field)) expect(text, field).not.toMatch(DANGEROUS_HTML);
        else expect([...PLAIN_FIELDS], text).toContain(field);
      }
    },
  );

  test("is escaped on the pages that the backend draws itself", async () => {
    for (const payload of HTML_PAYLOADS) {
      const { url } = await orderGiftVoucher(store(), { sender_name: `S ${payload}`.slice(0, 120), message: payload });
      const page = await (await store().request(new URL(url).pathname)).text();
      expect(page).not.toContain(payload);
    }
    const messages = HTML_PAYLOADS.map((text) =>
      createMail({ to: text, key: "request-answered", values: { subject: text, ticket: text }, blocks: [text] }),
    );
    await queueMessages(store().db, messages, store().clock.read());
    const outbox = await (await store().request("/outbox")).text();
    expect(outbox).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    for (const payload of HTML_PAYLOADS) expect(outbox).not.toContain(payload);
  });
});
