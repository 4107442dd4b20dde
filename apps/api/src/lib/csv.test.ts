import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { csvFileName, csvTime, escapeCell, inBatches, unescapeCell, writeCsv } from "./csv.ts";

const COLUMNS = [
  { header: "Name", cell: ([name]: readonly string[]) => name },
  { header: "Note", cell: ([, note]: readonly string[]) => note },
];

async function* batchesOf(...batches: readonly (readonly string[])[][]) {
  yield* batches;
}

async function written(...batches: readonly (readonly string[])[][]): Promise<string> {
  let text = "";
  for await (const chunk of writeCsv(COLUMNS, batchesOf(...batches))) text += chunk;
  return text;
}

describe("a list as CSV", () => {
  it("begins with the mark by which Excel reads Hindi, and names its columns", async () => {
    expect(await written([["घी", "a, b"]])).toBe('\uFEFFName,Note\r\nघी,"a, b"\r\n');
  });

  it("has its columns' names where it is empty", async () => {
    expect(await written()).toBe("\uFEFFName,Note\r\n");
  });

  it.each(["=1+1", "+919876543210", "-5", "@sum", "\tx", "\rx", "\nx", "＝1", "'=1", "''@"])(
    "has no formula for %j, and gives it back as it was",
    (text) => {
      expect(escapeCell(text)).toBe(`'${text}`);
      expect(unescapeCell(escapeCell(text))).toBe(text);
    },
  );

  it.each(["Ghee", "'quoted'", "", " =1", "5-3"])("leaves %j as it is", (text) => {
    expect(escapeCell(text)).toBe(text);
    expect(unescapeCell(text)).toBe(text);
  });

  it("reads back as what was written, whatever the texts are", async () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.string({ unit: fc.constantFrom(..."'=+-@\t\r\n\",;ａ") }),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(fc.tuple(text, text), { maxLength: 5 }), { maxLength: 4 }),
        async (batches) => {
          const [, ...rows]: string[][] = parse(await written(...batches), { bom: true, record_delimiter: "\r\n" });
          expect(rows.map((cells) => cells.map(unescapeCell))).toEqual(batches.flat());
          for (const cell of rows.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
        },
      ),
    );
  });

  it("reads a batch only when the one before it was taken, and none after its reader has left", async () => {
    const read: (number | undefined)[] = [];
    const batches = inBatches<number>(async (last, limit) => {
      read.push(last);
      return Array.from({ length: limit }, (_, place) => (last ?? 0) + place + 1);
    }, 2);
    const chunks = writeCsv([{ header: "Figure", cell: (figure) => figure }], batches);
    await chunks.next();
    expect(read).toEqual([]);
    expect((await chunks.next()).value).toBe("1\r\n2\r\n");
    expect((await chunks.next()).value).toBe("3\r\n4\r\n");
    await chunks.return();
    expect(read).toEqual([undefined, 2]);
    expect((await batches.next()).done).toBe(true);
  });

  it("ends with the batch that is not full", async () => {
    const rest = [[1, 2], [3]];
    const rows: number[] = [];
    for await (const batch of inBatches(async () => rest.shift() ?? [], 2)) rows.push(...batch);
    expect(rows).toEqual([1, 2, 3]);
  });

  it("writes times as clocks in India show them", () => {
    const at = new Date("2026-03-14T20:05:00Z");
    expect(csvTime(at)).toBe("2026-03-15 01:35");
    expect(csvFileName("orders", at)).toBe("orders-2026-03-15.csv");
  });
});
