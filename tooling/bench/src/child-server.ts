import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@store/scripts/free-port";
import { BenchProblem } from "./bench-problem.ts";

/** A first start creates and fills a database. In milliseconds. */
const START_TIMEOUT_MS = 5 * 60_000;
const STOP_TIMEOUT_MS = 10_000;
const POLL_MS = 5;

const KIBIBYTES_PER_MEGABYTE = 1e6 / 1024;

export interface ChildServer {
  readonly url: string;
  /** From the command to the first answer, in milliseconds. */
  readonly startTime: number;
  /** Resident memory at this moment, in megabytes. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

export interface ChildCommand {
  /** The server's name in messages. */
  readonly name: string;
  /** Node's arguments: its options and the file. */
  readonly args: readonly string[];
  /** The variable that tells it its port. */
  readonly portVariable: string;
  readonly environment: Readonly<Record<string, string>>;
}

const running = new Set<ChildProcess>();
let isStopping = false;

function killServers(): void {
  for (const child of running) child.kill("SIGKILL");
}
process.once("exit", killServers);

/** For Ctrl-C: ends all servers, so that code waiting for one fails and cleans up. */
export function stopMeasuring(): void {
  isStopping = true;
  killServers();
}

const answers = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts a server in a process of its own and waits until it answers. */
export async function startServer({ name, args, portVariable, environment }: ChildCommand): Promise<ChildServer> {
  const port = await freePort();
  if (isStopping) throw new BenchProblem("Stopped.");
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, NODE_ENV: "production", ...environment, [portVariable]: String(port) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  running.add(child);
  const ended = new Promise<void>((done) =>
    child.once("exit", () => {
      running.delete(child);
      done();
    }),
  );

  const url = `http://127.0.0.1:${port}`;
  while (!(await answers(url))) {
    if (child.exitCode !== null || child.signalCode)
      throw new BenchProblem(`${name} did not start; the lines above say why.`);
    if (performance.now() - began > START_TIMEOUT_MS)
      throw new BenchProblem(`${name} did not answer within five minutes.`);
    await sleep(POLL_MS);
  }
  return {
    url,
    startTime: performance.now() - began,
    memory: () => Number(execFileSync("ps", ["-o", "rss=", "-p", String(child.pid)])) / KIBIBYTES_PER_MEGABYTE,
    stop: async () => {
      child.kill("SIGTERM");
      const late = setTimeout(() => child.kill("SIGKILL"), STOP_TIMEOUT_MS);
      await ended;
      clearTimeout(late);
    },
  };
}
