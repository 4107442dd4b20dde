import { DEFAULT_POLICY, minutesAfter } from "@store/domain";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { beforeEach, describe, expect, test } from "vitest";
import { messageTexts, outbox } from "../db/schema/index.ts";
import type { PaperReference } from "../lib/mail-attachment.ts";
import { type Delivery, notSent, SENT } from "../ports/delivery.ts";
import { type Mail, type MailMessage, outboxMail } from "../ports/mail/mail.ts";
import { outboxSms, type Sms, type SmsMessage } from "../ports/sms/sms.ts";
import { RETRY_MINUTES } from "../queue/failed-jobs.ts";
import { useTestStore } from "../testing/test-store.ts";
import { createMail } from "./mail/create-mail.ts";
import { createSms, type Message, queueMessages } from "./queue-message.ts";
import { type DrawPaper, sendMessages } from "./send-messages.ts";

const store = useTestStore();

beforeEach(() => store().db.delete(outbox));

const MAIL = createMail({ key: "welcome", values: {}, to: "asha@example.com" });
const smsOf = (to: string, secretUntil?: Date): Message =>
  createSms({ key: "otp", to, values: { otp: "123456" }, ...(secretUntil ? { secretUntil } : {}) });
const OTP_TEXT = expect.stringContaining("123456 is your OTP");
const SAYS_WELCOME = expect.stringContaining("Namaste");
const SMS = smsOf("+919000000001");

const queue = (...messages: readonly Message[]) => queueMessages(store().db, messages, store().clock.read());
const rows = () => store().db.select().from(outbox).orderBy(outbox.id);

/** A provider with given answers, and the messages that it received. */
function provider(answer: () => Promise<Delivery> = async () => SENT) {
  const sms: SmsMessage[] = [];
  const mails: MailMessage[] = [];
  const asSms: Sms = { isReal: true, send: (message) => answer().finally(() => sms.push(message)) };
  const asMail: Mail = { isReal: true, send: (message) => answer().finally(() => mails.push(message)) };
  return { sms: asSms, mail: asMail, sent: { sms, mails } };
}

const PDF = new Uint8Array([0x25, 0x50, 0x44, 0x46]);

/** Sends due messages on both channels and returns the log lines. */
async function send(
  { sms, mail }: { readonly sms: Sms; readonly mail: Mail },
  drawPaper: DrawPaper = async () => PDF,
): Promise<string[]> {
  const lines: string[] = [];
  const logger = pino({}, { write: (line: string) => void lines.push(line) });
  for (const job of sendMessages({
    db: store().db,
    logger,
    sms,
    mail,
    siteUrl: "https://shop.example",
    policy: () => DEFAULT_POLICY,
    tracking: { sign: () => "signed" },
    drawPaper,
  }))
    await job.run(store().clock.read());
  return lines;
}

describe("what waits in the outbox", () => {
  test("is sent once, each on its channel", async () => {
    await queue(SMS, MAIL);
    const real = provider();
    await send(real);
    await send(real);
    expect(real.sent.sms).toEqual([
      {
        ...{ to: "+919000000001", text: OTP_TEXT, template: "otp" },
        variables: { otp: "123456", minutes: "10", shop: DEFAULT_POLICY.identity.shopName, site: "shop.example" },
      },
    ]);
    const [, mail] = await rows();
    expect(real.sent.mails).toEqual([
      {
        id: `${mail?.id}.${mail?.createdAt.getTime().toString(36)}`,
        to: "asha@example.com",
        subject: expect.stringContaining("Welcome"),
        text: SAYS_WELCOME,
        html: SAYS_WELCOME,
        attachments: [],
      },
    ]);
    expect(mail).toMatchObject({ sentAt: store().clock.read(), dueAt: null, tries: 1 });
  });

  test("keeps what is attached to it", async () => {
    const attachments = [{ name: "talk.ics", contentType: "text/calendar", content: "BEGIN:VCALENDAR" }];
    await queue({ ...MAIL, attachments });
    const real = provider();
    await send(real);
    expect(real.sent.mails).toMatchObject([{ attachments }]);
  });

  test("has its papers drawn when it is sent", async () => {
    const paper = { kind: "invoice", orderId: 7 } as const;
    await queue({ ...MAIL, attachments: [{ name: "invoice-7.pdf", paper }] });
    const real = provider();
    const asked: PaperReference[] = [];
    await send(real, async (reference) => {
      asked.push(reference);
      return PDF;
    });
    expect(asked).toEqual([paper]);
    const file = { name: "invoice-7.pdf", contentType: "application/pdf", content: PDF };
    expect(real.sent.mails).toMatchObject([{ attachments: [file] }]);
  });

  test("waits while too many documents are drawn, and while its paper cannot be drawn", async () => {
    await queue({ ...MAIL, attachments: [{ name: "invoice-7.pdf", paper: { kind: "invoice", orderId: 7 } }] });
    const real = provider();
    await send(real, async () => "busy");
    store().clock.advance(60);
    await send(real, () => Promise.reject(new Error("The order 7 has no invoice")));
    expect(real.sent.mails).toEqual([]);
    store().clock.advance(60);
    await send(real);
    expect(real.sent.mails).toHaveLength(1);
  });

  test("is not sent when the transaction that it tells of is rolled back", async () => {
    const failed = store().db.transaction(async (tx) => {
      await queueMessages(tx, [MAIL], store().clock.read());
      throw new Error("no stock");
    });
    await expect(failed).rejects.toThrow("no stock");
    const real = provider();
    await send(real);
    expect(real.sent.mails).toEqual([]);
  });

  test("from before there was any sending stays where it is", async () => {
    await store()
      .db.insert(outbox)
      .values({ channel: "mail", recipient: "old@example.com", text: "Old", createdAt: store().clock.read() });
    const real = provider();
    await send(real);
    expect(real.sent.mails).toEqual([]);
  });
});

describe("a message that cannot be sent", () => {
  test("is tried again after longer and longer pauses, and given up after the last, in the outbox still", async () => {
    await queue(MAIL);
    const real = provider(async () => notSent("ECONNECTION"));
    for (const pause of RETRY_MINUTES) {
      expect((await send(real))[0]).toContain("failed and will be retried");
      store().clock.advance(pause - 0.01);
      await send(real);
      store().clock.advance(0.01);
    }
    expect(real.sent.mails).toHaveLength(RETRY_MINUTES.length);
    expect((await send(real))[0]).toContain("failed for good");
    store().clock.advance(7 * 24 * 60);
    await send(real);
    expect(real.sent.mails).toHaveLength(RETRY_MINUTES.length + 1);
    expect(await rows()).toMatchObject([{ sentAt: null, dueAt: null, text: SAYS_WELCOME }]);
  });

  test("is given up at once when its receiver does not exist", async () => {
    await queue(MAIL);
    const real = provider(async () => notSent("the receiver was refused", true));
    expect((await send(real))[0]).toContain("failed for good");
    expect(await rows()).toMatchObject([{ sentAt: null, dueAt: null, tries: 1 }]);
  });

  test("holds up no other, even if its adapter breaks", async () => {
    await queue(SMS, MAIL);
    const { mail, sent } = provider();
    const broken: Sms = { isReal: true, send: () => Promise.reject(new Error("broken")) };
    await send({ sms: broken, mail });
    expect(sent.mails).toHaveLength(1);
    expect(await rows()).toMatchObject([{ sentAt: null, dueAt: expect.any(Date) }, { dueAt: null }]);
  });

  test("is logged without its receiver or its text", async () => {
    await queue(MAIL, SMS);
    const lines = (await send(provider(async () => notSent("HTTP 503")))).join();
    expect(lines).toContain("HTTP 503");
    expect(lines).not.toMatch(/asha|Namaste|Welcome|9000000001|123456/);
  });

  test("whose sender died is sent by the next one, five minutes later", async () => {
    await queue(MAIL);
    const never = provider(() => new Promise(() => {}));
    void send(never);
    await expect.poll(rows).toMatchObject([{ tries: 1 }]);
    const real = provider();
    await send(real);
    store().clock.advance(5);
    await send(real);
    expect(real.sent.mails).toHaveLength(1);
  });
});

describe("a secret", () => {
  const inTenMinutes = () => minutesAfter(store().clock.read(), 10);

  test("does not stay in the outbox once it was really sent; what is no secret does", async () => {
    await queue(smsOf("+919000000001", inTenMinutes()), SMS);
    await send(provider());
    expect(await rows()).toMatchObject([
      { text: "", variables: null, recipient: "+919000000001", sentAt: expect.any(Date) },
      { text: OTP_TEXT },
    ]);
  });

  test("stays when the outbox is where it is read", async () => {
    await queue(smsOf("+919000000001", inTenMinutes()));
    await send({ sms: outboxSms, mail: outboxMail });
    expect(await rows()).toMatchObject([{ text: OTP_TEXT, sentAt: expect.any(Date), dueAt: null }]);
  });

  test("is not sent when it is void, and not kept", async () => {
    await queue(smsOf("+919000000001", inTenMinutes()));
    store().clock.advance(10);
    const real = provider();
    await send(real);
    expect(real.sent.sms).toEqual([]);
    expect(await rows()).toMatchObject([{ text: "", variables: null, sentAt: null, dueAt: null }]);
  });
});

test("an SMS goes out under the number that its text was registered with when it was written", async () => {
  const { db } = store();
  const own = { text: "{{otp}} is it", templateId: "1107999" };
  await db.insert(messageTexts).values({ channel: "sms", key: "otp", values: own });
  await queue(SMS);
  await db.delete(messageTexts);
  await queue(SMS);
  const real = provider();
  await send(real);
  const numbers = new Map(real.sent.sms.map(({ text, templateId }) => [text.slice(0, 15), templateId]));
  expect(numbers).toEqual(
    new Map([
      ["123456 is it", "1107999"],
      ["123456 is your ", undefined],
    ]),
  );
});

test("a text that is registered nowhere is given up", async () => {
  await queue(SMS);
  await store().db.update(outbox).set({ template: "unknown" }).where(eq(outbox.channel, "sms"));
  const real = provider();
  expect((await send(real))[0]).toContain("no such template");
  expect(real.sent.sms).toEqual([]);
});
