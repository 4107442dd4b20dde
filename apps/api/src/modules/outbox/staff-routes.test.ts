import {
  type RequestOf,
  sendFailedAgain,
  sendMessageAgain,
  staffMessage,
  staffMessages,
} from "@store/api-client/contract";
import { failureInWords, MESSAGE_NOT_FAILED, MESSAGE_VOID, minutesAfter } from "@store/domain";
import { eq } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { outbox, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import type { NewCustomer } from "../../testing/new-customer.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { TEST_SITE } from "../../testing/test-payments.ts";
import { useTestStore } from "../../testing/test-store.ts";
import { NO_SUCH_MESSAGE } from "../staff-lists/messages.ts";

const store = useTestStore();

let manager: NewCustomer;
beforeAll(async () => {
  manager = await newStaffMember(store(), "manager");
});
beforeEach(() => store().db.delete(outbox));

type Row = typeof outbox.$inferInsert;

const now = () => store().clock.read();

/** A message in the outbox: one that failed for good, by default. */
async function message(changed: Partial<Row> = {}): Promise<number> {
  const [row] = await store()
    .db.insert(outbox)
    .values({
      ...{ channel: "mail", recipient: "priya@gmail.com", subject: "Your account", text: "It is closed." },
      ...{ kind: "account-closed", createdAt: now(), tries: 8, failure: "ECONNECTION" },
      ...changed,
    })
    .returning({ id: outbox.id });
  return row?.id ?? 0;
}

const WAITING = () => ({ dueAt: minutesAfter(now(), 5), tries: 1, failure: "HTTP 503" });
const SENT = () => ({ sentAt: now(), tries: 1, failure: "" });
const SMS = {
  channel: "sms",
  recipient: "+919876543210",
  subject: null,
  kind: "otp",
  text: "123456 is your OTP",
} as const;

const list = async (query: RequestOf<typeof staffMessages>["query"] = {}) =>
  (await expectDone(manager(staffMessages, { query }))).data;
const idsOf = async (query: RequestOf<typeof staffMessages>["query"]) => (await list(query)).map(({ id }) => id);
const show = async (id: number) => (await expectDone(manager(staffMessage, { params: { id } }))).data;

describe("the list of messages", () => {
  test("masks the receiver, and says in plain words what it is and why it failed", async () => {
    const mail = await message();
    const sms = await message(SMS);
    expect(await list()).toMatchObject([
      { id: sms, channel: "sms", kind: "Login code", receiver: "••••••3210", subject: undefined },
      {
        ...{ id: mail, kind: "Account closed", subject: "Your account", receiver: "p…a@g…l.com", state: "failed" },
        ...{ tries: 8, failure: failureInWords("ECONNECTION"), can_be_sent_again: true, is_readable: true },
      },
    ]);
  });

  test("is filtered by state, channel, kind and days", async () => {
    const failed = await message();
    const waiting = await message(WAITING());
    const sent = await message({ ...SMS, ...SENT() });
    const older = await message({ createdAt: minutesAfter(now(), -2 * 24 * 60) });
    const today = "2026-03-15";
    const queries = [
      [{ state: "failed" }, [failed, older]],
      [{ state: "waiting" }, [waiting]],
      [{ state: "sent" }, [sent]],
      [{ channel: "sms" }, [sent]],
      [{ kind: "otp" }, [sent]],
      [{ kind: "welcome" }, []],
      [{ state: "failed", from: today }, [failed]],
      [{ to: "2026-03-14" }, [older]],
    ] as const;
    for (const [query, ids] of queries) expect(await idsOf(query), JSON.stringify(query)).toEqual(ids);
    expect((await show(waiting)).failure).toBe(failureInWords("HTTP 503"));
    expect((await show(sent)).failure).toBeUndefined();
  });
});

describe("a message's text", () => {
  test.each([
    ["of a kind that opens nothing is shown", {}, "It is closed."],
    ["with a code is not", SMS, undefined],
    ["of an unknown kind is not", { kind: "" }, undefined],
    ["with something that expires is not", { secretUntil: new Date("2031-01-01") }, undefined],
    ["with a link is not", { text: "See https://shop.test/orders/7" }, undefined],
    ["with a link of the storefront is not", { text: "See {site}/orders/7" }, undefined],
  ] as const)("%s", async (_, changed, text) => {
    const id = await message(changed);
    const shown = await show(id);
    expect(shown.text).toBe(text);
    expect(shown.is_readable).toBe(text !== undefined);
    if (text === undefined) {
      const answers = JSON.stringify([shown, await list()]);
      expect(answers).not.toMatch(/123456|\/orders\/7/);
    }
  });

  test("names an event's page as its receiver reads it", async () => {
    const id = await message({ kind: "event-cancelled", text: "See the event:\n{site}/event/4" });
    expect((await show(id)).text).toBe(`See the event:\n${TEST_SITE}/event/4`);
  });

  test("that is not there is not shown", async () => {
    const asked = manager(staffMessage, { params: { id: 2_000_000 } });
    expect((await expectRefused(asked, 404)).message).toBe(NO_SUCH_MESSAGE);
  });
});

describe("sending again", () => {
  const again = (id: number) => manager(sendMessageAgain, { params: { id } });
  const rowOf = async (id: number) => (await store().db.select().from(outbox).where(eq(outbox.id, id)))[0];

  test("makes a failed message due, once, and is recorded without its receiver", async () => {
    const id = await message();
    const answers = await Promise.all([1, 2, 3].map(() => again(id)));
    const sent = answers.map((answer) => (answer.ok ? answer.reply.data.sent : 0));
    expect(sent.reduce((sum, one) => sum + one)).toBe(1);
    expect(await rowOf(id)).toMatchObject({ dueAt: now(), tries: 0, failure: "" });
    const audit = await store().db.select().from(staffActions).where(eq(staffActions.subjectId, id));
    expect(audit.filter(({ subject }) => subject === "message")).toMatchObject([
      { action: "send again", customerId: manager.customer.customerId, after: { kind: "account-closed" } },
    ]);
    expect(JSON.stringify(audit)).not.toContain("priya");
    expect((await expectRefused(again(id), 409)).message).toBe(MESSAGE_NOT_FAILED);
  });

  test.each([
    ["sent", SENT, MESSAGE_NOT_FAILED],
    ["waiting", WAITING, MESSAGE_NOT_FAILED],
    ["whose code has expired", () => ({ secretUntil: now() }), MESSAGE_VOID],
    ["whose text was deleted", () => ({ text: "" }), MESSAGE_VOID],
  ])("is refused to a message that is %s", async (_, changed, words) => {
    const id = await message(changed());
    const before = await rowOf(id);
    expect((await expectRefused(again(id), 409)).message).toBe(words);
    expect(await rowOf(id)).toEqual(before);
    await expectRefused(again(2_000_000), 404);
  });

  test("sends all that fit, and leaves the others", async () => {
    const [one, other, sms] = [await message(), await message({ kind: "welcome" }), await message(SMS)];
    await message(SENT());
    await message({ text: "" });
    const ask = async (query: RequestOf<typeof sendFailedAgain>["query"]) =>
      (await expectDone(manager(sendFailedAgain, { query }))).data.sent;
    expect(await ask({ kind: "welcome" })).toBe(1);
    expect((await rowOf(other))?.dueAt).toEqual(now());
    expect((await rowOf(one))?.dueAt).toBeNull();
    const all = await Promise.all([ask({}), ask({})]);
    expect(all[0] + all[1]).toBe(2);
    expect((await rowOf(sms))?.dueAt).toEqual(now());
    expect(await ask({})).toBe(0);
  });
});
