import { EDIT_CONFLICT } from "@store/domain";
import { and, desc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { staffActions, testimonials } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import { HttpError } from "../../http/http-error.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { editRow } from "./edit-row.ts";

const store = useTestStore();
const MISSING = "There is no such testimonial.";

let id = 0;
beforeEach(async () => {
  const row = { description: "Pure ghee", authorName: "Asha" };
  const [written] = await store().db.insert(testimonials).values(row).returning({ id: testimonials.id });
  id = written?.id ?? 0;
});

const edit = (version: number, changes: { description?: string; authorName?: string }, subjectId = id) =>
  inTransaction(store().db, (tx) =>
    editRow(
      tx,
      testimonials,
      { where: eq(testimonials.id, subjectId), version, changes, missing: MISSING },
      { customerId: undefined, action: "change", subject: "content", subjectId },
      store().clock.read(),
    ),
  );
const read = async () => (await store().db.select().from(testimonials).where(eq(testimonials.id, id)))[0];
const audit = () =>
  store()
    .db.select()
    .from(staffActions)
    .where(and(eq(staffActions.subject, "content"), eq(staffActions.subjectId, id)))
    .orderBy(desc(staffActions.id));
const statusOf = (result: unknown) => (result instanceof HttpError ? result.status : result);

describe("an edit of a row", () => {
  test("changes it, raises its version, and records what changed alone", async () => {
    expect(await edit(1, { description: "Pure A2 ghee", authorName: "Asha" })).toBe(2);
    expect(await read()).toMatchObject({ description: "Pure A2 ghee", version: 2 });
    expect(await audit()).toMatchObject([
      { action: "change", before: { description: "Pure ghee" }, after: { description: "Pure A2 ghee" } },
    ]);
  });

  test("is refused and changes nothing when it is based on older values", async () => {
    await edit(1, { description: "Theirs" });
    const refused = await edit(1, { authorName: "Mine" });
    expect(refused).toMatchObject({ status: 409, refusal: { message: EDIT_CONFLICT } });
    expect(await read()).toMatchObject({ description: "Theirs", authorName: "Asha", version: 2 });
    expect(await audit()).toHaveLength(1);
  });

  test("of two at once, one is done and the other is refused", async () => {
    const results = await Promise.all([edit(1, { description: "One" }), edit(1, { description: "Other" })]);
    expect(results.map(statusOf).sort()).toEqual([2, 409]);
    expect((await read())?.version).toBe(2);
  });

  test("that changes nothing leaves the version and writes nothing", async () => {
    expect(await edit(1, { description: "Pure ghee" })).toBe(1);
    expect(await audit()).toEqual([]);
  });

  test("of a row that is gone is refused", async () => {
    expect(await edit(1, { description: "x" }, 999_999)).toMatchObject({ status: 404, refusal: { message: MISSING } });
  });
});
