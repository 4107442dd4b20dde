import { randomUUID } from "node:crypto";
import { type ParsedRequest, requestReturn } from "@store/api-client/contract";
import { asc, eq } from "drizzle-orm";
import { orderLines, returnRequests } from "../db/schema/index.ts";
import { expectDone } from "./expect-answer.ts";
import type { NewCustomer } from "./new-customer.ts";
import type { TestStore } from "./test-store.ts";

type Body = ParsedRequest<typeof requestReturn>["body"];

/** What asks for the return of an order's lines: so many pieces of each, in their order; one of the first where none say. */
export async function returnBody({ db }: TestStore, orderId: number, pieces: readonly number[] = [1]): Promise<Body> {
  const lines = await db
    .select({ id: orderLines.id })
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id));
  return {
    attempt: randomUUID(),
    lines: lines.flatMap(({ id }, place) => {
      const quantity = pieces[place] ?? 0;
      return quantity > 0 ? [{ id, quantity, ground: "damaged" as const, words: "It leaks", photos: [] }] : [];
    }),
  };
}

/** Has a customer ask for a return. */
export async function askReturn(
  store: TestStore,
  { call, id: orderId }: { readonly call: NewCustomer; readonly id: number },
  pieces?: readonly number[],
): Promise<number> {
  const body = await returnBody(store, orderId, pieces);
  await expectDone(call(requestReturn, { params: { id: orderId }, body }));
  const [request] = await store.db.select().from(returnRequests).where(eq(returnRequests.attempt, body.attempt));
  if (!request) throw new Error(`No return of order ${orderId} was asked for`);
  return request.id;
}
