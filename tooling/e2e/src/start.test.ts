import { execFileSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addToCart, cart, visitor } from "@store/api-client/contract";
import { sampled } from "@store/vitest";
import { test as base, describe } from "vitest";
import { expect } from "./browser/expect.ts";
import { backendAs, replyOf } from "./shopper/backend.ts";
import { findOffer } from "./shopper/catalogue.ts";
import { type Command, run } from "./store/command.ts";
import { freePorts } from "./store/free-ports.ts";
import { START_SCRIPT, startStore } from "./store/start-store.ts";

const makeFolder = () => mkdtemp(join(tmpdir(), "store-start-"));

const test = base
  // biome-ignore lint/correctness/noEmptyPattern: the pattern says which fixtures are needed
  .extend("folder", async ({}, { onCleanup }) => {
    const folder = await makeFolder();
    onCleanup(() => rm(folder, { recursive: true, force: true }));
    return folder;
  });

/** The result of a start that must fail. */
async function startExpectingFailure(settings: Readonly<Record<string, string | number>>) {
  const command = run(START_SCRIPT, { ...(await freePorts()), ...settings });
  const code = await command.ended;
  return { code, words: command.output().trim() };
}

const STACK_TRACE = /^\s+at .*:\d+/m;

describe("the start command ends with one sentence and exit code 1", () => {
  const expectSentence = ({ code, words }: { code: number | null; words: string }, ...parts: readonly string[]) => {
    expect(code).toBe(1);
    expect(words.split("\n"), "one sentence").toHaveLength(1);
    for (const part of parts) expect(words).toContain(part);
  };

  test("when a port is taken", async ({ folder, onTestFinished }) => {
    const taken = createServer();
    onTestFinished(() => void taken.close());
    const { WEB_PORT } = await freePorts();
    await new Promise<void>((done) => taken.listen(WEB_PORT, done));
    expectSentence(
      await startExpectingFailure({ WEB_PORT, DATA_DIR: folder }),
      String(WEB_PORT),
      "is taken",
      "WEB_PORT",
    );
  });

  test("when the data folder cannot be written", async ({ folder }) => {
    const file = join(folder, "a-file");
    await writeFile(file, "");
    const inside = join(file, "data");
    expectSentence(await startExpectingFailure({ DATA_DIR: inside }), inside, "cannot be written", "DATA_DIR");
  });

  test.for(sampled(["zero", "0", "65536", "-1", "3000.5", "3000 "], ["zero", "65536"]))(
    "when WEB_PORT is “%s”",
    async (WEB_PORT, { folder }) => {
      expectSentence(await startExpectingFailure({ WEB_PORT, DATA_DIR: folder }), "WEB_PORT", `"${WEB_PORT}"`);
    },
  );

  test("when two parts are given one port", async ({ folder }) => {
    const { WEB_PORT } = await freePorts();
    expectSentence(await startExpectingFailure({ WEB_PORT, EMBED_PORT: WEB_PORT, DATA_DIR: folder }), "must differ");
  });
});

/** The process of one of the servers that the start command started. */
function serverOf({ pid }: Command, file: string): number {
  const processes = execFileSync("ps", ["-eo", "pid=,ppid=,args="], { encoding: "utf8" });
  for (const line of processes.split("\n")) {
    const [own, parent, ...args] = line.trim().split(/\s+/);
    if (Number(parent) === pid && args.join(" ").includes(file)) return Number(own);
  }
  throw new Error(`No server runs ${file}`);
}

/** OTPs that one address may ask for in a quarter of an hour. */
const MOST_OTPS = 30;

/** Asks for more OTPs than that, each time as another address claims to be. */
async function askForOtps(web: string): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < MOST_OTPS + 10; index += 1) {
    const claimed = `203.0.113.${index}`;
    const { status } = await fetch(`${web}/backend/user/send-otp/`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-company-id": "5",
        "x-forwarded-for": claimed,
        "x-real-ip": claimed,
        forwarded: `for=${claimed}`,
      },
      body: JSON.stringify({ mobile_no: `+91${9_000_000_000 + index}` }),
    });
    statuses.push(status);
  }
  return statuses;
}

const isOpen = (address: string) => () =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

test("a store counts OTPs by who really calls, starts a server that dies again, and keeps what shoppers did over a stop; its folder is its own", async ({
  folder,
}) => {
  const first = await startStore(folder);
  const { web, api } = first.addresses;
  expect(await askForOtps(web)).toEqual([...Array(MOST_OTPS).fill(200), ...Array(10).fill(429)]);

  const { visitor_id: visitorId } = await replyOf(backendAs(api)(visitor));
  const { product } = await findOffer(backendAs(api), { quantity: 2 });
  await replyOf(backendAs(api, { visitorId })(addToCart, { body: { pid: product.id, quantity: 2 } }));
  const died = serverOf(first.command, "apps/api/");
  process.kill(died, "SIGKILL");
  await first.command.printed(/The API ended \(SIGKILL\); it is started again/);
  expect((await fetch(`${web}/healthz`)).status, "the shop stays open").toBe(200);
  await expect.poll(isOpen(api), { timeout: 60_000 }).toBe(true);
  expect(serverOf(first.command, "apps/api/")).not.toBe(died);
  expect(await first.command.interrupt(), "the exit code of a store that is stopped").toBe(0);

  const second = await startStore(folder);
  const cartOf = async () => (await replyOf(backendAs(second.addresses.api, { visitorId })(cart))).data.cart_items;
  expect((await cartOf()).map(({ product_id, quantity }) => [product_id, quantity])).toEqual([[product.id, 2]]);

  const { code, words } = await startExpectingFailure({ DATA_DIR: folder });
  expect(code).toBe(1);
  expect(words).toMatch(/in use by process \d+/);
  expect(words).toContain(folder);
  expect(words).not.toMatch(STACK_TRACE);
  expect(await cartOf(), "the store that holds the folder is untouched").toHaveLength(1);
  expect(await second.command.interrupt()).toBe(0);
});
