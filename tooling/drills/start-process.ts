import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";

const START_TIMEOUT_MS = 120_000;
const POLL_MS = 100;

export interface Started {
  readonly stop: () => Promise<void>;
}

export interface RunningProgram extends Started {
  /** Whether it was stopped, or has ended by itself. */
  readonly hasEnded: () => boolean;
}

interface Program {
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  /** The user that it runs as; this one when left out. */
  readonly uid?: number | undefined;
  /** What ends it in order; SIGTERM when left out. */
  readonly stopSignal?: NodeJS.Signals;
  readonly isReady: () => Promise<boolean>;
}

/**
 * Starts a program, and waits until it is ready.
 * @throws Error with what it said, when it ends before that.
 */
export async function startProgram(program: Program): Promise<RunningProgram> {
  const { name, command, args, environment = {}, uid, stopSignal = "SIGTERM", isReady } = program;
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (words) => {
      said = (said + words).slice(-2000);
    });
  }
  let isOver = false;
  const ended = once(child, "close").then(
    () => {
      isOver = true;
    },
    (error: unknown) => {
      isOver = true;
      said += String(error);
    },
  );
  const stop = async () => {
    child.kill(stopSignal);
    await ended;
  };
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (!(await isReady().catch(() => false))) {
    if (isOver) throw new Error(`${name} ended: ${said.trim()}`);
    if (performance.now() > deadline) {
      await stop();
      throw new Error(`${name} is not ready: ${said.trim()}`);
    }
    await wait(POLL_MS);
  }
  return { stop, hasEnded: () => isOver };
}
