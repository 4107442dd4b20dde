import { Readable } from "node:stream";
import { parse } from "csv-parse";
import { stringify } from "csv-stringify/sync";
import * as v from "valibot";
import { BenchProblem } from "./bench-problem.ts";
import type { ChildServer } from "./child-server.ts";
import type { BenchDatabase } from "./databases.ts";
import { logInAsOwner } from "./log-in-as-owner.ts";
import { withPeakMemory } from "./peak-memory.ts";
import { startApi } from "./servers.ts";

/** As many as a file of products may have. */
const ROWS_OF_A_FILE = 20_000;
const CHANGED_COLUMN = "Keywords";

type Headers = Readonly<Record<string, string>>;

const Uploaded = v.object({ data: v.object({ id: v.number() }) });
const Applied = v.object({ data: v.object({ applied: v.number(), left: v.number() }) });
const Records = v.array(v.record(v.string(), v.string()));

async function answerOf<S extends v.GenericSchema>(
  schema: S,
  url: string,
  init: RequestInit,
): Promise<v.InferOutput<S>> {
  const response = await fetch(url, init);
  const reply: unknown = await response.json();
  if (!response.ok) throw new BenchProblem(`${url} was answered with ${response.status}: ${JSON.stringify(reply)}`);
  return v.parse(schema, reply);
}

/** All products as the shop exports them. */
async function download({ url }: ChildServer, headers: Headers): Promise<Blob> {
  const response = await fetch(`${url}/dashboard/csv/products/`, { headers });
  if (!response.ok) throw new BenchProblem(`The export of products was answered with ${response.status}.`);
  return response.blob();
}

/** The exported file with something changed in each row, in as many files as it takes. */
async function changedFiles(exported: Blob): Promise<{ readonly files: readonly Blob[]; readonly rows: number }> {
  const files: Blob[] = [];
  let rows = 0;
  let part: Record<string, string>[] = [];
  const close = () => {
    if (part.length > 0) files.push(new Blob([stringify(part, { header: true })]));
    part = [];
  };
  for await (const record of Readable.from(exported.stream()).pipe(parse({ columns: true, bom: true }))) {
    const [cells = {}] = v.parse(Records, [record]);
    part.push({ ...cells, [CHANGED_COLUMN]: `${cells[CHANGED_COLUMN] ?? ""} bench`.trim() });
    rows += 1;
    if (part.length === ROWS_OF_A_FILE) close();
  }
  close();
  return { files, rows };
}

/** Uploads a file and writes it, batch after batch, as the dashboard does. */
async function importFile({ url }: ChildServer, body: Blob, headers: Headers): Promise<number> {
  const { data } = await answerOf(Uploaded, `${url}/dashboard/product-import/`, { method: "POST", headers, body });
  const apply = `${url}/dashboard/product-import/${data.id}/apply/`;
  for (;;) {
    const { data: done } = await answerOf(Applied, apply, { method: "POST", headers });
    if (done.left === 0) return done.applied;
  }
}

const inWords = (what: string, rows: number, ms: number, peak: number) =>
  [
    `${what} of ${rows.toLocaleString("en")} products: ${(ms / 1000).toFixed(1)} s,`,
    `${Math.round((rows / ms) * 1000).toLocaleString("en")} rows/s, peak memory of the API ${Math.round(peak)} MB`,
  ].join(" ");

/** How long all products take to be exported, and imported again with a change in each; and what memory it takes. */
export async function measureProductFiles({ name, ours, bare }: BenchDatabase): Promise<readonly string[]> {
  const headers = await logInAsOwner(bare);
  const server = await startApi(ours);
  const timed = async <T>(task: () => Promise<T>) => {
    const began = performance.now();
    const { result, peak } = await withPeakMemory(server, task);
    return { result, peak, ms: performance.now() - began };
  };
  try {
    const exported = await timed(() => download(server, headers));
    const { files, rows } = await changedFiles(exported.result);
    const imported = await timed(async () => {
      let written = 0;
      for (const file of files) written += await importFile(server, file, headers);
      return written;
    });
    if (imported.result !== rows) throw new BenchProblem(`Of ${rows} products ${imported.result} were imported.`);
    return [
      `${name}: ${inWords("export", rows, exported.ms, exported.peak)}`,
      `${name}: ${inWords("import", rows, imported.ms, imported.peak)}`,
    ];
  } finally {
    await server.stop();
  }
}
