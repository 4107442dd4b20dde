import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { build } from "vite";
import { afterEach, beforeAll, beforeEach, inject } from "vitest";

/** Where the built program finds its libraries and migrations. */
const API_FOLDER = join(import.meta.dirname, "../..");
const LISTENS = /"port":(\d+),"msg":"The API is listening"/;

export interface StoreProcess {
  readonly child: ChildProcess;
  /** What it says before it gives up. */
  readonly problem: Promise<string>;
  readonly exit: Promise<unknown[]>;
  /** Where it answers, once it does. */
  readonly listening: () => Promise<string>;
}

let built: Promise<string> | undefined;

async function buildPrograms(): Promise<string> {
  const outDir = join(inject("programs"), String(process.pid));
  await build({ root: API_FOLDER, build: { outDir, sourcemap: false }, logLevel: "error" });
  return outDir;
}

/**
 * Builds the source as it stands, once in a worker, and answers with what arguments Node runs a program of it. From the
 * source itself a process takes two seconds to start, ten times as long.
 */
export function useBuiltPrograms(): (program: string) => readonly string[] {
  let folder: string;
  beforeAll(async () => {
    built ??= buildPrograms();
    folder = await built;
  });
  // It lives for seconds: optimising the embedded database's code would take longer than running it.
  return (program) => ["--liftoff-only", join(folder, program)];
}

/** Starts the store as a person would: built, in processes of their own, on a data folder that is new for each test. */
export function useStoreProcess(): {
  readonly folder: () => string;
  readonly dataDir: () => string;
  readonly start: (environment?: Readonly<Record<string, string>>) => StoreProcess;
} {
  let folder: string;
  const dataDir = () => join(folder, "data");
  const started: ChildProcess[] = [];
  const programs = useBuiltPrograms();
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "store-start-"));
  });
  afterEach(async () => {
    for (const child of started.splice(0)) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      child.kill("SIGKILL");
      await once(child, "exit");
    }
    await rm(folder, { recursive: true, force: true });
  });

  function start(environment: Readonly<Record<string, string>> = {}): StoreProcess {
    const { PATH = "" } = process.env;
    const child = spawn(process.execPath, programs("main.js"), {
      cwd: tmpdir(),
      env: { PATH, DATA_DIR: dataDir(), API_PORT: "0", ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    started.push(child);
    const problem = text(child.stderr);
    async function listening(): Promise<string> {
      let output = "";
      for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
        output += chunk;
        const port = LISTENS.exec(output)?.[1];
        if (!port) continue;
        child.stdout.resume();
        return `http://127.0.0.1:${port}`;
      }
      throw new Error(await problem);
    }
    return { child, problem, exit: once(child, "exit"), listening };
  }

  return { folder: () => folder, dataDir, start };
}
