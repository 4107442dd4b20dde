import { changeMessageText, messageText, messageTexts, previewMessageText, sendOtp } from "@store/api-client/contract";
import { EDIT_CONFLICT, MESSAGE_TEXTS, type MessageText, TEMPLATE_ID_MISSING } from "@store/domain";
import { desc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it, test } from "vitest";
import { outbox, staffActions } from "../../db/schema/index.ts";
import { expectDone, expectRefused } from "../../testing/expect-answer.ts";
import { missingWords } from "../../testing/mail-words.ts";
import { newStaffMember } from "../../testing/new-staff-member.ts";
import { newOwner } from "../../testing/requests/index.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

let owner: Awaited<ReturnType<typeof newStaffMember>>;
beforeAll(async () => {
  owner = await newStaffMember(store(), "owner");
});

type Name = Pick<MessageText, "channel" | "key">;
const PLACED: Name = { channel: "mail", key: "order-placed" };
const OTP: Name = { channel: "sms", key: "otp" };
const FRAME: Name = { channel: "mail", key: "frame" };

const versionOf = async (params: Name) => (await expectDone(owner(messageText, { params }))).data.version;
const change = async (params: Name, values: Readonly<Record<string, string>>) =>
  expectDone(owner(changeMessageText, { params, body: { version: await versionOf(params), values } }));
const preview = async (params: Name, values: Readonly<Record<string, string>> = {}) =>
  (await expectDone(owner(previewMessageText, { params, body: { values } }))).data;

const newest = async () => {
  const [row] = await store().db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  return row;
};

describe("the words of a mail", () => {
  const place = async () => {
    await (await newOwner(store())).cashOrder();
    const [row] = await store()
      .db.select()
      .from(outbox)
      .where(eq(outbox.kind, "order-placed"))
      .orderBy(desc(outbox.id));
    return row;
  };

  it("are what is sent from then on, around the facts that code composes, and again the default when they are reset", async () => {
    const before = await place();
    expect(before?.subject).toMatch(/^Your order \S+ is placed$/);
    await change(PLACED, {
      subject: "Thank you for {{number}}!",
      opening: "We are glad, {{name}}.\n\nYou pay {{total}} at your door.",
      closing: "From the farm, {{shop}}",
    });
    await change(FRAME, { greeting: "Namaskar {{name}},", signOff: "See you soon" });
    const own = await place();
    expect(own?.subject).toMatch(/^Thank you for SO-\S+!$/);
    const said = own?.text ?? "";
    expect(said).toMatch(/^Namaskar .*,\n\nWe are glad, .*\.\n\nYou pay ₹[\d,.]+ at your door\.\n\nStatus: Placed/);
    expect(said).toMatch(/Delivered to:[\s\S]*From the farm, \{shop-name\}[\s\S]*See you soon/);
    expect(missingWords(said.replace(/Questions\? Write to .*$/, ""), own?.html ?? "")).toEqual([]);
    await change(PLACED, {});
    await change(FRAME, {});
    const after = await place();
    expect(after?.subject).toMatch(/^Your order \S+ is placed$/);
    expect(after?.text).toMatch(/^Dear /);
  });

  it("have a version and an audit line with each text that changed", async () => {
    const version = await versionOf(PLACED);
    const { data } = await change(PLACED, { note: "Keep {{number}}." });
    expect(data).toEqual({ version: version + 1, values: { note: "Keep {{number}}." } });
    expect((await change(PLACED, { note: " Keep {{ number }}. " })).data).toEqual(data);
    const [audit] = await store().db.select().from(staffActions).orderBy(desc(staffActions.id)).limit(1);
    expect(audit).toMatchObject({
      customerId: owner.customer.customerId,
      subject: "message text",
      action: "change mail order-placed",
      before: { note: "" },
      after: { note: "Keep {{number}}." },
    });
    const { texts } = (await expectDone(owner(messageTexts))).data;
    expect(texts).toContainEqual({ ...PLACED, ...data });
    await change(PLACED, {});
  });

  it("are refused where somebody else has changed them in the meantime, the first change too", async () => {
    for (const params of [PLACED, { channel: "mail", key: "order-note" } as const]) {
      const version = await versionOf(params);
      const changes = ["One.", "Two."].map((note) =>
        owner(changeMessageText, { params, body: { version, values: { note } } }),
      );
      const answers = await Promise.all(changes);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      const body = { version, values: { note: "Three." } };
      expect((await expectRefused(owner(changeMessageText, { params, body }), 409)).message).toBe(EDIT_CONFLICT);
      await change(params, {});
    }
  });

  test.each([
    [PLACED, { subject: "{{otp}}" }, "subject", "There is no variable {{otp}} in this text."],
    [PLACED, { opening: "Order {{number" }, "opening", "two braces on each side"],
    [PLACED, { opening: "a".repeat(3001) }, "opening", "At most 3000 characters"],
    [{ channel: "mail", key: "order-note" } as const, { opening: "Hello" }, "opening", "has to name {{words}}"],
    [OTP, { text: "Hello", templateId: "1107" }, "text", "has to name {{otp}} (The OTP)"],
    [OTP, { text: "{{otp}} is it" }, "templateId", TEMPLATE_ID_MISSING],
  ])("of %j are refused by naming what is wrong, and nothing changes: %j", async (params, values, field, message) => {
    const before = (await expectDone(owner(messageText, { params }))).data;
    const body = { version: before.version, values };
    for (const refused of [
      await expectRefused(owner(changeMessageText, { params, body }), 400),
      await expectRefused(owner(previewMessageText, { params, body: { values } }), 400),
    ]) {
      expect(refused.errors?.[field]?.[0]).toContain(message);
    }
    expect((await expectDone(owner(messageText, { params }))).data).toEqual(before);
  });

  it("are of messages that there are", async () => {
    const params = { channel: "sms", key: "order-delivered" } as const;
    await expectRefused(owner(messageText, { params }), 404);
    await expectRefused(owner(changeMessageText, { params, body: { version: 0, values: {} } }), 404);
    await expectRefused(owner(previewMessageText, { params, body: { values: {} } }), 404);
  });
});

describe("the words of an SMS", () => {
  it("are sent under the number that they are registered with", async () => {
    const mobile = "+919811155501";
    await change(OTP, { text: "{{otp}}: your code, {{minutes}} min. {{shop}}", templateId: "1107999" });
    await expectDone(store().nobody(sendOtp, { body: { mobile_no: mobile } }));
    const own = await newest();
    expect(own).toMatchObject({ template: "otp", templateId: "1107999", variables: { otp: expect.any(String) } });
    expect(own?.text).toMatch(/^\d{6}: your code, 10 min\. \{shop-name\}$/);
    expect(own?.variables).toEqual({ otp: own?.text.slice(0, 6), minutes: "10", shop: "{shop-name}" });
    await change(OTP, { text: "{{otp}}. Questions? {{care-phone}}", templateId: "1107999" });
    await expectDone(store().nobody(sendOtp, { body: { mobile_no: mobile } }));
    expect((await newest())?.variables).toEqual({ otp: expect.any(String), "care-phone": "{care-phone}" });
    await change(OTP, {});
    await expectDone(store().nobody(sendOtp, { body: { mobile_no: mobile } }));
    expect(await newest()).toMatchObject({
      templateId: null,
      text: expect.stringContaining("is your OTP to log in at"),
    });
  });
});

describe("a preview", () => {
  test.each(MESSAGE_TEXTS)("of $channel $key has samples for all that code inserts", async (text) => {
    const { subject, text: said, html } = await preview(text);
    expect(`${subject} ${said}`).not.toMatch(/[{}]/);
    expect(said).not.toBe("");
    if (text.channel === "mail")
      expect(missingWords(said.replace(/Questions\? Write to .*$/, ""), html ?? "")).toEqual([]);
  });

  it("shows what was typed, and saves nothing", async () => {
    const before = await versionOf(PLACED);
    const { subject, html } = await preview(PLACED, { subject: "For {{number}}", opening: "<b>{{total}}</b>" });
    expect(subject).toBe("For SO-260315-1042");
    expect(html).toContain("&lt;b&gt;₹1,250.00&lt;/b&gt;");
    expect(html).toContain("https://shop.test/apple-touch-icon.png");
    expect(await versionOf(PLACED)).toBe(before);
  });
});
