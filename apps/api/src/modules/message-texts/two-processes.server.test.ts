import { type Call, createCaller } from "@store/api-client";
import { changeMessageText, sendOtp, signIn } from "@store/api-client/contract";
import { expect, onTestFinished, test } from "vitest";
import { expectDone } from "../../testing/expect-answer.ts";
import { useStoreProcess } from "../../testing/store-process.ts";
import { cloneTemplate } from "../../testing/test-database.ts";
import { demoPerson } from "../../testing/test-store.ts";

const { start } = useStoreProcess();

/** Logs the demo's owner in at a process. */
async function logIn(baseUrl: string): Promise<Call> {
  const { email, password } = demoPerson("staff");
  const { data } = await expectDone(createCaller({ baseUrl })(signIn, { body: { email, password } }));
  return createCaller({ baseUrl, identity: () => ({ token: data.token }) });
}

test("words that are changed at one process are sent by the other at once", { timeout: 240_000 }, async () => {
  const { url, drop } = await cloneTemplate();
  onTestFinished(drop);
  const environment = { DATABASE_URL: url, RATE_LIMIT_FACTOR: "1000", LOG_LEVEL: "info", DATABASE_POOL: "4" };
  const processes = [start(environment), start(environment)];
  const [one = "", other = ""] = await Promise.all(processes.map(({ listening }) => listening()));
  const owner = await logIn(one);

  const textOf = async (mobile: string): Promise<string> => {
    await expectDone(createCaller({ baseUrl: other })(sendOtp, { body: { mobile_no: mobile } }));
    return (await fetch(`${other}/outbox.json`)).text();
  };
  expect(await textOf("+919811155501")).toContain("is your OTP to log in at");

  const params = { channel: "sms", key: "otp" } as const;
  const values = { text: "{{otp}} opens the farm's door", templateId: "1107" };
  await expectDone(owner(changeMessageText, { params, body: { version: 0, values } }));
  expect(await textOf("+919811155502")).toMatch(/\d{6} opens the farm's door/);

  await expectDone(owner(changeMessageText, { params, body: { version: 1, values: {} } }));
  expect(await textOf("+919811155503")).toMatch(/is your OTP to log in at [\s\S]*opens the farm's door/);
});
