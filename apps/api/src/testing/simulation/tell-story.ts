import { lte, sql } from "drizzle-orm";
import { outbox, payments } from "../../db/schema/index.ts";
import { findBroken } from "./invariants.ts";
import { type StoryStep, take } from "./steps.ts";
import { openWorld, type World } from "./world.ts";

/** Longer than a job that failed waits for its next try, this many times, and a bank for its answer. In minutes. */
const SETTLING = [6, 6, 16, 31, 61];

/** How much was simulated, for who reads the verdict. */
export interface Told {
  steps: number;
  faults: number;
  orders: number;
}

class Broken extends Error {}

async function check(world: World, after: string): Promise<void> {
  const broken = await findBroken(world.db, world.beginning);
  if (Object.keys(broken).length > 0) throw new Broken(`After ${after}: ${JSON.stringify(broken)}`);
}

/** Time passes, and jobs run: what was paid is known then, and every message is on its way. */
async function settle(world: World): Promise<void> {
  world.restart();
  const now = world.store().clock.read();
  const young = (await world.payments()).filter(
    ({ createdAt }) => now.getTime() - createdAt.getTime() < 20 * 3_600_000,
  );
  for (const minutes of SETTLING) {
    world.store().clock.advance(minutes);
    await world.runJobs();
  }
  await check(world, "everything had settled");
  const states = new Map((await world.db.select().from(payments)).map(({ txnId, state }) => [txnId, state]));
  const lost = young.filter(({ txnId }) => world.bank.get(txnId)?.state === "paid" && states.get(txnId) !== "paid");
  if (lost.length > 0)
    throw new Broken(`Paid at the bank, and the store does not know: ${lost.map(({ txnId }) => txnId)}`);
  const unsent = await world.db.$count(
    outbox,
    lte(outbox.dueAt, sql`${world.store().clock.read().toISOString()}::timestamptz`),
  );
  if (unsent > 0) throw new Broken(`${unsent} messages were not sent`);
}

/**
 * Tells a story in a shop of its own, and looks after each step whether all that must hold does.
 * @throws Error that says after which step what did not.
 */
export async function tellStory(story: readonly StoryStep[], told: Told): Promise<void> {
  const world = await openWorld();
  try {
    for (const [index, { step, fault }] of story.entries()) {
      const after = `step ${index + 1}, ${JSON.stringify(step)}`;
      const attempt = `${1_773_556_200_000 + index}`;
      if (fault) world.faults.arm(fault.kind, fault.statement);
      const failure = await take(world, step, attempt).then(
        () => undefined,
        (error: unknown) => error,
      );
      const hasStruck = world.faults.disarm();
      const failed = world.takeFailures();
      told.steps++;
      if (hasStruck) {
        told.faults++;
        await check(world, `${after}, struck by ${JSON.stringify(fault)}`);
        if (fault?.kind === "cut") world.restart();
        await take(world, step, attempt);
      } else if (failure !== undefined) throw failure;
      else if (failed.length > 0) throw new Broken(`${after} was answered with ${failed.join(", ")}`);
      await check(world, after);
    }
    await settle(world);
    told.orders += (await world.orders()).length;
  } finally {
    await world.close();
  }
}
