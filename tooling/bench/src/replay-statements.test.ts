import { expect, test, vi } from "vitest";
import { replayOf } from "./replay-statements.ts";
import type { RecordedStatement } from "./statement-recorder.ts";

const TAKE_ID = "select nextval('orders_id_seq')";
const ADD = "insert into orders values ($1, $2, $3, $4)";

/** An order with a number made of its id, a text that the client made up, and the time. */
const recording = (id: string, token: string, time: string): RecordedStatement[] => [
  { name: "", text: TAKE_ID, values: undefined, rows: [[id]], tag: "SELECT 1" },
  { name: "add_order", text: ADD, values: [id, `26-27/${id}`, token, time], rows: [], tag: "INSERT 0 1" },
];
const RECORDINGS = [
  recording("26", "5d41402abc4b2a76", "2026-11-29 08:00:00+00"),
  recording("27", "7d793037a0760186", "2026-11-29 08:00:01+00"),
] as const;

function database(id: string, changed = 1) {
  const query = vi.fn(async ({ text }: { readonly text: string; readonly values?: unknown }) =>
    text === TAKE_ID
      ? { command: "SELECT", rowCount: 1, rows: [[id]] }
      : { command: "INSERT", rowCount: changed, rows: [] },
  );
  return { query, client: { query: Object(query) } };
}

test("what was answered is asked with its new value, random texts are new, and the rest stays", async () => {
  const { query, client } = database("431");
  await replayOf(...RECORDINGS)(client, { isPrepared: true });
  const [, added] = query.mock.calls.map(([asked]) => asked);
  expect(added).toMatchObject({
    name: "add_order",
    text: ADD,
    values: ["431", "26-27/431", expect.stringMatching(/^[0-9a-f]{16}$/), "2026-11-29 08:00:00+00"],
  });
  expect(Object(added).values[2]).not.toBe("5d41402abc4b2a76");
});

test("a statement that changes other rows than it did is a problem", async () => {
  await expect(replayOf(...RECORDINGS)(database("431", 0).client, { isPrepared: true })).rejects.toThrow(
    "INSERT 0 0 instead of INSERT 0 1",
  );
});

test("unprepared, a statement is asked without its name", async () => {
  const { query, client } = database("431");
  await replayOf(...RECORDINGS)(client, { isPrepared: false });
  expect(query.mock.calls.map(([asked]) => "name" in asked)).toEqual([false, false]);
});

test("a random text of few digits is another one each time", async () => {
  const recordingOf = (id: string): RecordedStatement[] => [
    { name: "", text: ADD, values: [id], rows: [], tag: "INSERT 0 1" },
  ];
  const replay = replayOf(recordingOf("xopjrmpnzhkimuko7khhkgsvz"), recordingOf("qzzkmnuvwxyzhijklmnopqrst"));
  const ids = new Set<unknown>();
  for (let times = 0; times < 50; times += 1) {
    const { query, client } = database("431");
    await replay(client, { isPrepared: false });
    ids.add(query.mock.calls[0]?.[0].values);
  }
  expect(new Set([...ids].map(String)).size).toBe(50);
});
