import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  checkSendAgain,
  failureInWords,
  isMessageReadable,
  MESSAGE_KINDS,
  MESSAGE_NOT_FAILED,
  MESSAGE_VOID,
  maskReceiver,
  messageKindLabel,
} from "./messages.ts";

describe("a receiver", () => {
  it.each([
    ["+919876543210", "••••••3210"],
    ["priya@gmail.com", "p…a@g…l.com"],
    ["meera.shah@care.surabhi.example", "m…h@c…i.example"],
    ["a@b.in", "…@….in"],
    ["ab@cd.in", "…@….in"],
    ["root@localhost", "r…t@l…t"],
    ["1234", "••••••"],
    ["", "••••••"],
  ])("%s is shown as %s", (receiver, shown) => {
    expect(maskReceiver(receiver)).toBe(shown);
  });

  it("never shows more than four signs of a mobile, and two of a mailbox", () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const [local = ""] = maskReceiver(email).split("@");
        expect(local.length).toBeLessThanOrEqual(3);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^\+91[6-9]\d{9}$/), (mobile) => {
        expect(maskReceiver(mobile).replace(/•/g, "")).toBe(mobile.slice(-4));
      }),
    );
  });
});

describe("a message's text", () => {
  const text = "Your account has been closed, as you asked.";
  const OPENING = [
    "otp",
    "coin-otp",
    "confirm-otp",
    "password-reset",
    "gift-voucher",
    "staff-invitation",
    "event-registered",
  ];

  it("is closed to staff where its kind holds a code or a link of somebody's", () => {
    for (const kind of [
      ...OPENING,
      ...MESSAGE_KINDS.filter((one) => /^(order|subscription-(charge|payment))/.test(one)),
    ])
      expect(isMessageReadable({ kind, text, isSecret: false }), kind).toBe(false);
  });

  it.each([
    ["account-closed", text, false, true],
    ["account-closed", text, true, false],
    ["account-closed", "", false, false],
    ["", text, false, false],
    ["toString", text, false, false],
    ["event-reminder", "See the event:\n{site}/event/7\n\nWith warm regards", false, true],
    ["event-reminder", "See the event:\nhttps://elsewhere.example/event/7", false, false],
    ["event-reminder", "See {site}/event/7/ticket", false, false],
    ["care-inquiry", "Look at https://bank.example/?token=1", false, false],
    ["care-orders", "{site}/orders/12", false, false],
  ])("of the kind %j, %j is readable: %s, %s", (kind, said, isSecret, readable) => {
    expect(isMessageReadable({ kind, text: said, isSecret })).toBe(readable);
  });

  it("has a name for each kind", () => {
    expect(new Set(MESSAGE_KINDS.map(messageKindLabel)).size).toBe(MESSAGE_KINDS.length);
    expect(messageKindLabel("of old")).toBe("Message");
  });
});

it.each([
  ["the receiver was refused", "There is no such mailbox."],
  ["ETIMEDOUT", "The provider did not answer in time."],
  ["HTTP 401", "The provider does not accept the shop's key."],
  ["HTTP 403", "The provider does not accept the shop's key."],
  ["HTTP 429", "The provider takes no more messages for now."],
  ["HTTP 500", "The provider has a problem of its own."],
  ["HTTP 418", "The provider refused it (HTTP 418)."],
  ["EODD", "The provider refused it (EODD)."],
  ["", "It was not sent."],
])("the failure %j is said as: %s", (reason, words) => {
  expect(failureInWords(reason)).toBe(words);
});

describe("sending again", () => {
  const now = new Date("2026-03-15T06:30:00Z");
  const failed = { state: "failed", text: "Namaste", secretUntil: null, now } as const;

  it.each([
    [failed, undefined],
    [{ ...failed, secretUntil: new Date(now.getTime() + 1) }, undefined],
    [{ ...failed, secretUntil: now }, MESSAGE_VOID],
    [{ ...failed, text: "" }, MESSAGE_VOID],
    [{ ...failed, state: "sent" as const }, MESSAGE_NOT_FAILED],
    [{ ...failed, state: "waiting" as const }, MESSAGE_NOT_FAILED],
  ])("%#: of %j is refused with %j", (message, words) => {
    const checked = checkSendAgain(message);
    expect(checked.ok ? undefined : checked.refusal.message).toBe(words);
  });
});
