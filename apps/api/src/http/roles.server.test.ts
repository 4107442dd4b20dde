import { createCaller } from "@store/api-client";
import { sendOtp } from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { openServer } from "../db/open-server.ts";
import { jobs, outbox } from "../db/schema/index.ts";
import { expectDone } from "../testing/expect-answer.ts";
import { useStoreProcess } from "../testing/store-process.ts";
import { cloneTemplate } from "../testing/test-database.ts";

const { start } = useStoreProcess();

test("an API answers and runs no job; a worker sends what the API queued, and answers no call", async () => {
  const { url, drop } = await cloneTemplate();
  onTestFinished(drop);
  const { db, close } = await openServer(url, { connections: 1 }, pino({ level: "silent" }));
  onTestFinished(close);
  await db.delete(outbox);

  const api = await start({ DATABASE_URL: url, STORE_ROLE: "api" }).listening();
  await expectDone(createCaller({ baseUrl: api })(sendOtp, { body: { mobile_no: "9812345678" } }));
  const [queued] = await db.select().from(outbox);
  expect(queued).toMatchObject({ channel: "sms", sentAt: null, tries: 0 });
  expect(await db.$count(jobs)).toBe(0);

  const worker = await start({ DATABASE_URL: url, STORE_ROLE: "worker" }).listening();
  // Its other jobs may have queued more by then.
  const message = eq(outbox.id, queued?.id ?? 0);
  await expect.poll(() => db.select().from(outbox).where(message)).toMatchObject([{ sentAt: expect.any(Date) }]);
  await expect.poll(async () => (await fetch(`${worker}/readyz`)).status).toBe(200);
  expect((await fetch(`${worker}/cart/`)).status).toBe(404);
  expect(await (await fetch(`${api}/version`)).json()).toMatchObject({ role: "api" });
});
