import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, expect, test } from "vitest";
import { inProcessPdf } from "../../testing/in-process-pdf.ts";
import { readPdf } from "../../testing/read-pdf.ts";
import { sampleCart, sampleCreditNote, sampleInvoice, sampleLines } from "../../testing/sample-documents.ts";
import { type DrawnDocument, MOST_LINES } from "./pdf.ts";
import { createWorkerPdf } from "./worker-pdf.ts";

type Options = NonNullable<Parameters<typeof createWorkerPdf>[0]>;

const opened: ReturnType<typeof createWorkerPdf>[] = [];
afterEach(() => Promise.all(opened.splice(0).map(({ close }) => close())));

function open(options: Options = {}) {
  const pdf = createWorkerPdf(options);
  opened.push(pdf);
  return pdf;
}

function fileOf(drawn: DrawnDocument): Uint8Array<ArrayBuffer> {
  if (drawn === "busy") throw new Error("Not drawn");
  return drawn;
}

/** A thread that draws one byte, and breaks as the cart's length asks. */
async function brittleWorker(): Promise<URL> {
  const file = join(tmpdir(), `brittle-worker-${process.pid}.mjs`);
  await writeFile(
    file,
    `export async function cart({ lines }) {
      if (lines.length === 1) throw new Error("refused");
      if (lines.length === 2) setImmediate(() => { throw new Error("crashed"); });
      if (lines.length === 2) await new Promise(() => {});
      return new Uint8Array([lines.length]);
    }`,
  );
  return pathToFileURL(file);
}

const cartOf = (count: number) => sampleCart(sampleLines(count));

test("documents drawn in the thread are those that are drawn here, and others are answered in the meantime", async () => {
  const pdf = open();
  expect(pdf.threads()).toBe(0);
  const invoice = sampleInvoice(sampleLines(3), "Gujarat");
  expect(fileOf(await pdf.invoice(invoice))).toEqual(await inProcessPdf.invoice(invoice));
  const note = sampleCreditNote(invoice);
  expect(fileOf(await pdf.creditNote(note))).toEqual(await inProcessPdf.creditNote(note));
  const cart = cartOf(MOST_LINES);
  let turns = 0;
  const timer = setInterval(() => turns++, 0);
  const file = fileOf(await pdf.cart(cart));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(5);
  expect((await readPdf(file)).join(" ")).toContain("Your cart");
  await expect(pdf.cart(cartOf(MOST_LINES + 1))).rejects.toThrow(RangeError);
});

test("what goes wrong in the thread is the error of that document alone, even a crash", async () => {
  const pdf = open({ workerFile: await brittleWorker() });
  const drawn = await Promise.allSettled([3, 1, 4, 2, 5, 6].map((count) => pdf.cart(cartOf(count))));
  expect(drawn.map((one) => (one.status === "fulfilled" ? [...one.value] : String(one.reason)))).toEqual([
    [3],
    "Error: refused",
    [4],
    "Error: crashed",
    [5],
    [6],
  ]);
});

test("a thread that does not start is an error of each document", async () => {
  const pdf = open({ workerFile: new URL("file:///nowhere/worker.mjs") });
  const drawn = await Promise.allSettled([pdf.cart(cartOf(3)), pdf.cart(cartOf(4))]);
  for (const one of drawn) {
    expect(one).toMatchObject({ status: "rejected", reason: { code: "ERR_MODULE_NOT_FOUND" } });
  }
});

test("more than the queue holds are refused at once, and what waits is drawn", async () => {
  const pdf = open({ workerFile: await brittleWorker(), maxWaiting: 2 });
  const drawn = await Promise.all([3, 4, 5, 6, 7].map((count) => pdf.cart(cartOf(count))));
  expect(drawn.map((one) => (one === "busy" ? one : [...one]))).toEqual([[3], [4], [5], "busy", "busy"]);
});

test("an idle thread ends, and the next document starts another", async () => {
  const pdf = open({ workerFile: await brittleWorker(), idleTimeoutMs: 1 });
  await pdf.cart(cartOf(3));
  await expect.poll(pdf.threads).toBe(0);
  expect(await pdf.cart(cartOf(4))).toEqual(new Uint8Array([4]));
});
