import type { Call } from "@store/api-client";
import { profile } from "@store/api-client/contract";
import { eq } from "drizzle-orm";
import { customers } from "../db/schema/index.ts";
import { expectDone } from "./expect-answer.ts";
import { readPdf } from "./read-pdf.ts";
import type { TestStore } from "./test-store.ts";

type Sent = Awaited<ReturnType<TestStore["outbox"]>>[number];

/** Gives a customer an email; answers what is mailed there from now on, newest first. */
export async function openMailbox({ db, outbox }: TestStore, call: Call): Promise<() => Promise<readonly Sent[]>> {
  const { contact_id: customerId } = (await expectDone(call(profile))).data;
  const email = `mailbox-${customerId}@example.com`;
  await db.update(customers).set({ email }).where(eq(customers.id, customerId));
  return async () => (await outbox()).filter(({ to }) => to === email);
}

/** The words of the one paper that a mail carries, and its name. */
export async function readAttached(
  { request }: TestStore,
  mail: Sent | undefined,
): Promise<{ readonly name: string; readonly text: string }> {
  const [paper, ...more] = mail?.attachments ?? [];
  if (!paper || more.length > 0) throw new Error(`Not one paper: ${more.length + (paper ? 1 : 0)}`);
  const file = await request(paper.path);
  return { name: paper.name, text: (await readPdf(new Uint8Array(await file.arrayBuffer()))).join(" ") };
}
