import { expect, test, vi } from "vitest";
import { batched } from "./batched.ts";

const squares = async (keys: readonly number[]) => keys.map((key) => key ** 2);

test("what is asked for at once is read at once, each answer for its key", async () => {
  const read = vi.fn(squares);
  const square = batched(read);
  expect(await Promise.all([3, 1, 3].map(square))).toEqual([9, 1, 9]);
  expect(read.mock.calls).toEqual([[[3, 1, 3]]]);
});

test("what is asked for while the same is read is read again, as it may have changed", async () => {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const read = vi.fn((keys: readonly number[]) => over.then(() => squares(keys)));
  const square = batched(read);
  const first = square(3);
  await vi.waitUntil(() => read.mock.calls.length === 1);
  const second = square(3);
  await vi.waitUntil(() => read.mock.calls.length === 2);
  end();
  expect(await Promise.all([first, second])).toEqual([9, 9]);
});

test("a read that fails fails for all who wait for it, and for nobody after them", async () => {
  const read = vi.fn(squares).mockRejectedValueOnce(new Error("The database is away"));
  const square = batched(read);
  expect(await Promise.allSettled([square(1), square(2)])).toMatchObject([
    { status: "rejected" },
    { status: "rejected" },
  ]);
  expect(await square(2)).toBe(4);
});
