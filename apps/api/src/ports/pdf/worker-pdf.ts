import { within } from "@store/api-client/within";
import pLimit from "p-limit";
import { Tinypool } from "tinypool";
import type { Pdf } from "./pdf.ts";

/** Documents that wait while one is drawn: some ten seconds of work, longer than which few would wait. */
const MAX_WAITING = 40;
/** Far more than the longest document takes on a busy machine. */
const TIMEOUT_MS = 30_000;
/** After this the thread ends, and gives its memory back. */
const IDLE_TIMEOUT_MS = 10_000;
const MEMORY_LIMIT_MB = 128;

/** Beside this file in the source, and beside main.js in the build. */
const WORKER_FILE = import.meta.url.endsWith(".ts") ? "./pdf-worker.ts" : "./pdf-worker.js";

interface Options {
  readonly maxWaiting?: number;
  readonly idleTimeoutMs?: number;
  readonly workerFile?: URL;
}

/**
 * Draws documents in one thread, which starts with the first of them, so that other requests are not held up. What goes
 * wrong there, a crash of the thread included, rejects the document that was being drawn, and the next one is drawn in a
 * new thread.
 */
export function createWorkerPdf({
  maxWaiting = MAX_WAITING,
  idleTimeoutMs = IDLE_TIMEOUT_MS,
  workerFile = new URL(WORKER_FILE, import.meta.url),
}: Options = {}): Pdf & { readonly threads: () => number; readonly close: () => Promise<void> } {
  const pool = new Tinypool({
    filename: workerFile.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleTimeoutMs,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });
  // A thread that fails to start tells the pool alone, and its document would wait.
  let start = new AbortController();
  pool.on("error", (error) => {
    start.abort(error);
    start = new AbortController();
  });
  // Documents wait here and not in the pool, which does not replace a crashed thread for those in its own queue.
  const limit = pLimit(1);

  async function run(name: keyof Pdf, document: Parameters<Pdf[keyof Pdf]>[0]): Promise<unknown> {
    return within(TIMEOUT_MS, async (late) => {
      const signal = AbortSignal.any([start.signal, late]);
      try {
        return await pool.run(document, { name, signal });
      } catch (error) {
        throw signal.aborted ? signal.reason : error;
      }
    });
  }

  async function draw(name: keyof Pdf, document: Parameters<Pdf[keyof Pdf]>[0]) {
    if (limit.activeCount + limit.pendingCount > maxWaiting) return "busy";
    const file: unknown = await limit(() => run(name, document));
    if (!(file instanceof Uint8Array)) throw new TypeError(`The PDF thread returned no ${name}`);
    return new Uint8Array(file);
  }

  return {
    cart: (cart) => draw("cart", cart),
    invoice: (invoice) => draw("invoice", invoice),
    invoices: (invoices) => draw("invoices", invoices),
    packingSlips: (slips) => draw("packingSlips", slips),
    labels: (labels) => draw("labels", labels),
    manifest: (manifest) => draw("manifest", manifest),
    creditNote: (note) => draw("creditNote", note),
    receipt: (receipt) => draw("receipt", receipt),
    threads: () => pool.threads.length,
    close: () => pool.destroy(),
  };
}
