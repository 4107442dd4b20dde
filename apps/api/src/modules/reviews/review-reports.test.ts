import {
  dashboard,
  decideReview,
  dismissReports,
  myDataJson,
  order,
  postReview,
  reportReview,
  staffReviews,
} from "@store/api-client/contract";
import { HIDE_NEEDS_REASON, REPORT_NEEDS_WORDS, REPORTED, REPORTS_DECIDED } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { reviewReports, reviews } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newBuyerOf } from "../../testing/new-buyer.ts";
import { type NewCustomer, newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { changeProduct, priced } from "../../testing/price-product.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_SUCH_REVIEW } from "../staff-lists/messages.ts";
import { REVIEW_GONE } from "./messages.ts";

const GHEE = 1002;
const store = useTestStore();

let staff: NewCustomer;
beforeAll(async () => {
  await changeProduct(store(), GHEE, { stock: 100, ...priced(1000) });
  staff = await newStaffMember(store(), "manager");
});

/** A published review by somebody who bought. */
async function published(text: string) {
  const buyer = await newBuyerOf(store(), GHEE);
  await expectDone(buyer.call(postReview, { params: { id: GHEE }, body: { rating: 1, review: text } }));
  const [row] = await store().db.select().from(reviews).where(eq(reviews.text, text));
  return { ...buyer, reviewId: row?.id ?? 0 };
}

type Reporter = NewCustomer | Awaited<ReturnType<ReturnType<typeof store>["newVisitor"]>>;
const report = (by: Reporter, id: number, words?: string) =>
  by(reportReview, { params: { id }, body: words === undefined ? { reason: "spam" } : { reason: "other", words } });
const reported = async () => (await expectDone(staff(staffReviews, { query: { state: "reported" } }))).data;
const waiting = async () =>
  (await expectDone(staff(dashboard))).data.waiting.find(({ kind }) => kind === "review_report")?.count;

test("a review is reported once by each shopper, counted, and dismissed up to what was seen", async () => {
  const { reviewId: id } = await published("Buy at my shop");
  const [visitor, other] = [await store().newVisitor(), await newCustomer(store())];
  expect((await expectDone(report(visitor, id))).message).toBe(REPORTED);
  await expectDone(report(visitor, id, "Again"));
  expect((await expectRefused(report(other, id, " "), 400)).message).toContain(REPORT_NEEDS_WORDS);
  await expectDone(report(other, id, "It is an advertisement"));

  const [row, ...others] = await reported();
  expect(others).toEqual([]);
  expect(row).toMatchObject({ id, state: "published", report_count: 2 });
  expect(row?.reports.map(({ reason, words }) => [reason, words])).toEqual([
    ["other", "It is an advertisement"],
    ["spam", ""],
  ]);
  expect(await waiting()).toBe(1);
  expect(await expectDone(other(myDataJson)).then(({ content }) => content.text())).toContain("advertisement");

  const dismiss = (last = 0) => staff(dismissReports, { params: { id }, body: { last } });
  await expectDone(report(await store().newVisitor(), id));
  await expectDone(dismiss(row?.reports[0]?.id));
  expect((await expectRefused(dismiss(row?.reports[0]?.id), 409)).message).toBe(REPORTS_DECIDED);
  const [left] = await reported();
  expect(left).toMatchObject({ id, report_count: 1 });
  await expectDone(dismiss(left?.reports[0]?.id));
  // Who reported it before does not report it again.
  await expectDone(report(visitor, id));
  expect(await reported()).toEqual([]);
});

test("hiding closes the reports and needs a reason, which the author reads with the order", async () => {
  const { call, id: orderId, reviewId: id } = await published("The packer is an idiot");
  await expectDone(report(await store().newVisitor(), id));
  const line = async () => (await expectDone(call(order, { params: { id: orderId } }))).data.product_info[0];
  expect((await line())?.review_hidden).toBeUndefined();
  const [seen] = await reported();
  const version = seen?.version ?? 0;
  const decide = (state: "hidden" | "published", at: number, reason?: string) =>
    staff(decideReview, { params: { id }, body: { state, version: at, ...(reason ? { reason } : {}) } });
  expect((await expectRefused(decide("hidden", version), 400)).message).toBe(HIDE_NEEDS_REASON);
  await expectDone(decide("hidden", version, "It insults our packer"));
  expect(await reported()).toEqual([]);
  expect(await line()).toMatchObject({ product_rating_by_user: 1, review_hidden: "It insults our packer" });
  expect((await expectRefused(report(await store().newVisitor(), id), 404)).message).toBe(REVIEW_GONE);

  await expectDone(decide("published", version + 1));
  expect((await line())?.review_hidden).toBeUndefined();
  // Undone: the reason that it had stands.
  await expectDone(decide("hidden", version + 2));
  expect(await line()).toMatchObject({ review_hidden: "It insults our packer" });
  const { data } = await expectDone(staff(staffReviews, { query: { state: "hidden" } }));
  expect(data[0]).toMatchObject({ id, hidden_reason: "It insults our packer", report_count: 0 });
});

test("a hiding that is undone opens again what it closed, and approving later does not", async () => {
  const { reviewId: id } = await published("Their competitor wrote this");
  const [early, late] = [await store().newVisitor(), await store().newVisitor()];
  await expectDone(report(early, id, "Dismissed"));
  const [first] = await reported();
  await expectDone(staff(dismissReports, { params: { id }, body: { last: first?.reports[0]?.id ?? 0 } }));
  store().clock.advance(1);
  await expectDone(report(late, id, "Still open"));
  const decide = (state: "hidden" | "published", version: number, undoes: boolean) =>
    staff(decideReview, { params: { id }, body: { state, version, reason: "Advertises", undoes } });
  const version = (await reported())[0]?.version ?? 0;
  await expectDone(decide("hidden", version, false));
  await expectDone(decide("published", version + 1, false));
  expect(await reported()).toEqual([]);
  await store().db.update(reviewReports).set({ closedAt: null }).where(eq(reviewReports.words, "Still open"));
  store().clock.advance(1);
  await expectDone(decide("hidden", version + 2, false));
  expect(await reported()).toEqual([]);
  store().clock.advance(1);
  await expectDone(decide("published", version + 3, true));
  expect((await reported()).map(({ reports }) => reports.map(({ words }) => words))).toEqual([["Still open"]]);
});

test("nothing is reported or dismissed of no review", async () => {
  const visitor = await store().newVisitor();
  expect((await expectRefused(report(visitor, 999_999), 404)).message).toBe(REVIEW_GONE);
  const dismissed = staff(dismissReports, { params: { id: 999_999 }, body: { last: 1 } });
  expect((await expectRefused(dismissed, 404)).message).toBe(NO_SUCH_REVIEW);
  expect(await store().db.$count(reviewReports, eq(reviewReports.reviewId, 999_999))).toBe(0);
});
