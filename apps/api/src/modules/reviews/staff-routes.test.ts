import {
  decideReview,
  postReview,
  productDetail,
  productReviews,
  replyToReview,
  staffReviews,
} from "@store/api-client/contract";
import { EDIT_CONFLICT, HIDE_NEEDS_REASON, type ReviewState } from "@store/domain";
import { desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { reviews, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { newCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_SUCH_REVIEW } from "../staff-lists/messages.ts";

const GHEE = 1002;

const HIDING = { hidden: { reason: "Insults the packer" }, published: {}, waiting: {} } as const;

const store = useTestStore();

/** A review by somebody who received nothing. */
async function waiting(text: string) {
  store().clock.advance(1);
  const call = await newCustomer(store());
  await expectDone(call(postReview, { params: { id: GHEE }, body: { rating: 2, review: text } }));
  const [row] = await store().db.select().from(reviews).where(eq(reviews.text, text));
  if (!row) throw new Error("Inserting a review returned no row");
  return row;
}
const shown = async () => {
  const { data } = await expectDone(store().nobody(productDetail, { params: { id: GHEE } }));
  const whole = await expectDone(store().nobody(productReviews, { params: { id: GHEE } }));
  expect(data.average_rating?.review_count).toBe(whole.review_count);
  expect(data.rating_review_data[0]).toEqual(whole.reviews[0]);
  return { newest: whole.reviews[0]?.review, count: whole.review_count };
};

test("staff approves a review that waits, hides it and shows it again, as everybody sees at once [C51]", async () => {
  const { id } = await waiting("Oily");
  const before = await shown();
  const staff = await newStaffMember(store(), "manager");
  const listed = await expectDone(staff(staffReviews, { query: { state: "waiting" } }));
  expect(listed.data[0]).toMatchObject({ id, product_id: GHEE, review: "Oily", rating: 2, is_verified: false });
  const decide = async (state: ReviewState, version: number) =>
    (await expectDone(staff(decideReview, { params: { id }, body: { state, version, ...HIDING[state] } }))).data
      .version;

  const without = staff(decideReview, { params: { id }, body: { state: "hidden", version: 1, reason: " " } });
  expect((await expectRefused(without, 400)).message).toBe(HIDE_NEEDS_REASON);
  expect(await decide("published", 1)).toBe(2);
  expect(await shown()).toEqual({ newest: "Oily", count: (before.count ?? 0) + 1 });
  expect(await decide("hidden", 2)).toBe(3);
  expect(await shown()).toEqual(before);
  expect((await expectDone(staff(staffReviews, { query: { state: "hidden" } }))).data.map((row) => row.id)).toEqual([
    id,
  ]);
  expect(await decide("published", 3)).toBe(4);
  expect((await shown()).newest).toBe("Oily");
  // Undone.
  expect(await decide("waiting", 4)).toBe(5);
  expect(await shown()).toEqual(before);

  const actions = await store()
    .db.select()
    .from(staffActions)
    .where(eq(staffActions.subject, "review"))
    .orderBy(desc(staffActions.id));
  expect(actions.map(({ action, subjectId, before: was, after }) => [action, subjectId, was, after])).toEqual([
    ["undo a decision", id, { state: "published" }, { state: "waiting" }],
    ["approve", id, { state: "hidden" }, { state: "published" }],
    ["hide", id, { state: "published", hiddenReason: null }, { state: "hidden", hiddenReason: "Insults the packer" }],
    ["approve", id, { state: "waiting" }, { state: "published" }],
  ]);
});

test("of two decisions at once the second is told", async () => {
  const { id } = await waiting("Bitter");
  const staff = await newStaffMember(store(), "owner");
  const decide = (state: "published" | "hidden", of = id) =>
    staff(decideReview, { params: { id: of }, body: { state, version: 1, ...HIDING[state] } });
  await expectDone(decide("hidden"));
  expect((await expectRefused(decide("published"), 409)).message).toBe(EDIT_CONFLICT);
  expect((await expectRefused(decide("published", 999_999), 404)).message).toBe(NO_SUCH_REVIEW);
});

test("staff replies to a review, changes the reply and takes it away, as everybody sees at once", async () => {
  const { id } = await waiting("Came warm");
  const staff = await newStaffMember(store(), "manager");
  await expectDone(staff(decideReview, { params: { id }, body: { state: "published", version: 1 } }));
  const reply = async (words: string, version: number) =>
    (await expectDone(staff(replyToReview, { params: { id }, body: { version, reply: words } }))).data.version;
  const told = async () => {
    const { data } = await expectDone(store().nobody(productDetail, { params: { id: GHEE } }));
    const whole = await expectDone(store().nobody(productReviews, { params: { id: GHEE } }));
    expect(data.rating_review_data[0]).toEqual(whole.reviews[0]);
    return whole.reviews[0]?.reply;
  };
  expect(await told()).toBeUndefined();
  expect(await reply("We are sorry. We send it cooled now.", 2)).toBe(3);
  expect(await told()).toBe("We are sorry. We send it cooled now.");
  expect((await expectDone(staff(staffReviews))).data[0]?.reply).toBe("We are sorry. We send it cooled now.");
  expect(await reply("It comes cooled now.", 3)).toBe(4);
  expect(await told()).toBe("It comes cooled now.");
  const late = staff(replyToReview, { params: { id }, body: { version: 3, reply: "Something else" } });
  expect((await expectRefused(late, 409)).message).toBe(EDIT_CONFLICT);
  expect(await reply("", 4)).toBe(5);
  expect(await told()).toBeUndefined();

  const actions = await store().db.select().from(staffActions).where(eq(staffActions.action, "reply"));
  expect(actions.map(({ subjectId, after }) => [subjectId, after.reply])).toEqual([
    [id, "We are sorry. We send it cooled now."],
    [id, "It comes cooled now."],
    [id, null],
  ]);
});
