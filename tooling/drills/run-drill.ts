import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Started } from "./start-process.ts";

export interface Drill {
  /** Its own, which goes with it. */
  readonly folder: string;
  /** What is stopped in the end, the latest first. */
  readonly begun: <S extends Started>(starting: Promise<S>) => Promise<S>;
  /** What else is done in the end. */
  readonly atEnd: (stop: Started["stop"]) => void;
}

/**
 * Runs a drill, then stops and removes what it left. Prints one verdict line, and exits with 1 when it failed.
 * @param drill says what it found, in a few words.
 */
export async function runDrill(drill: (tools: Drill) => Promise<string>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "store-drill-"));
  const stops: Started["stop"][] = [];
  const atEnd: Drill["atEnd"] = (stop) => void stops.unshift(stop);
  const begun: Drill["begun"] = async (starting) => {
    const started = await starting;
    atEnd(started.stop);
    return started;
  };
  try {
    console.log(`PASSED: ${await drill({ folder, begun, atEnd })}.`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.log(`FAILED: ${reason.replaceAll(/\s+/g, " ")}`);
    process.exitCode = 1;
  } finally {
    for (const stop of stops) await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
