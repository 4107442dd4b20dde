import { beforeEach, describe, expect, test } from "vitest";
import { outbox } from "../../db/schema/index.ts";
import { createMail } from "../../outbox/mail/create-mail.ts";
import { queueMessages } from "../../outbox/queue-message.ts";
import { useTestStore } from "../../testing/test-store.ts";

const store = useTestStore();

beforeEach(() => store().db.delete(outbox));

const TALK = { name: "ધ્યાન.ics", contentType: "text/calendar", content: "BEGIN:VCALENDAR\r\nSUMMARY:Méditation" };
const MAIL = {
  key: "event-reminder",
  values: { event: "A talk" },
  to: "asha@example.com",
  attachments: [TALK],
} as const;

describe("the outbox page", () => {
  test("links what is attached to a mail, to be downloaded under its name", async () => {
    await queueMessages(store().db, [createMail(MAIL)], store().clock.read());
    const page = await (await store().request("/outbox")).text();
    const [, path = ""] = /href="(\/outbox\/\d+\/attachments\/0)"/.exec(page) ?? [];
    const file = await store().request(path);
    expect(file.headers.get("content-type")).toBe("text/calendar");
    expect(file.headers.get("content-disposition")).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent(TALK.name)}`,
    );
    expect(await file.text()).toBe(TALK.content);
    expect((await store().request(path.replace(/0$/, "1"))).status).toBe(404);
    expect((await store().request("/outbox/999999/attachments/0")).status).toBe(404);
  });

  test("tells a test what is attached", async () => {
    await queueMessages(store().db, [createMail(MAIL)], store().clock.read());
    expect(await store().outbox()).toMatchObject([{ to: MAIL.to, attachments: [TALK] }]);
  });
});
