import { DEFAULT_POLICY } from "@store/domain";
import { pino } from "pino";
import { expect, test } from "vitest";
import { outbox } from "../db/schema/index.ts";
import { SENT } from "../ports/delivery.ts";
import type { Mail } from "../ports/mail/mail.ts";
import { outboxSms } from "../ports/sms/sms.ts";
import { useTestStore } from "../testing/test-store.ts";
import { createMail } from "./mail/create-mail.ts";
import { queueMessages } from "./queue-message.ts";
import { sendMessages } from "./send-messages.ts";

const store = useTestStore();

test("many processes send each message once", async () => {
  const { db, clock } = store();
  await db.delete(outbox);
  const receivers = Array.from({ length: 100 }, (_, index) => `person-${index}@example.com`);
  await queueMessages(
    db,
    receivers.map((to) => createMail({ key: "welcome", values: {}, to })),
    clock.read(),
  );
  const sent: string[] = [];
  const mail: Mail = {
    isReal: true,
    send: async ({ to }) => {
      sent.push(to);
      return SENT;
    },
  };
  const drawPaper = async () => "busy" as const;
  const processes = Array.from({ length: 8 }, () =>
    sendMessages({
      ...{ db, logger: pino({ level: "silent" }), sms: outboxSms, mail },
      ...{
        siteUrl: "https://shop.example",
        policy: () => DEFAULT_POLICY,
        tracking: { sign: () => "signed" },
        drawPaper,
      },
    }),
  );
  for (let turn = 0; turn < 5; turn++) {
    await Promise.all(processes.flat().map((job) => job.run(clock.read())));
  }
  expect(sent.sort()).toEqual(receivers.sort());
});
