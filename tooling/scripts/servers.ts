import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import type { StartSettings } from "./start-settings.ts";
import { ROOT } from "./workspace.ts";

/** A first start creates and fills the database; a stop lets what is under way end. In milliseconds. */
const START_TIMEOUT_MS = 600_000;
const STOP_TIMEOUT_MS = 10_000;
const POLL_MS = 100;

/** Where the servers answer: HOST, unless that is every address. */
const { HOST = "" } = process.env;
export const PROBED = ["", "0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST.includes(":") ? `[${HOST}]` : HOST;

const answers = (port: number): Promise<boolean> =>
  fetch(`http://${PROBED}:${port}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The pause before a server that ended is started again: doubled each time, and short again once it has run a while. */
const RESTART_DELAY_MS = 500;
const MAX_RESTART_DELAY_MS = 30_000;
const STEADY_AFTER_MS = 60_000;

/** The servers' environment variables. */
export const serverEnvironment = ({ ports, dataDir }: StartSettings): NodeJS.ProcessEnv => ({
  ...process.env,
  ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  DATA_DIR: dataDir,
  LOG_LEVEL: process.env.LOG_LEVEL || "warn",
  // A page that is asked for while our API is still starting waits for it.
  ...(process.env.API_URL ? {} : { API_START_SECONDS: String(START_TIMEOUT_MS / 1000) }),
});

/** A server to start. */
export interface Server {
  readonly name: string;
  /** The one that it listens on. */
  readonly port: number;
  /** Node's arguments. */
  readonly args: readonly string[];
  /** The folder that it runs in; the root when left out. */
  readonly folder?: string;
  /** Which of its words are shown; all when left out. */
  readonly isShown?: (words: string) => boolean;
}

interface Running {
  readonly child: ChildProcess;
  /** Resolves to how it ended. */
  readonly ended: Promise<string>;
}

/** Starts a server, in a process group of its own so that Ctrl-C reaches it through us, once. */
function startOne({ args, folder = ROOT, isShown = () => true }: Server, environment: NodeJS.ProcessEnv): Running {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  child.stdout.on("data", (words) => {
    if (isShown(String(words))) process.stdout.write(words);
  });
  createInterface(child.stderr).on("line", (line) => console.error(line));
  const { promise: ended, resolve } = Promise.withResolvers<string>();
  child.once("exit", (code, signal) => resolve(signal ?? `code ${code}`));
  return { child, ended };
}

/** Ends a server's whole process group: what it has started itself as well. */
function kill({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

export type Servers = ReturnType<typeof startServers>;

/** Starts servers side by side. */
export function startServers(servers: readonly Server[], environment: NodeJS.ProcessEnv) {
  let isStopping = false;
  const running = servers.map((server) => ({ server, ...startOne(server, environment) }));

  async function waitFor({ server: { name, port }, child }: (typeof running)[number], deadline: number): Promise<void> {
    while (performance.now() < deadline) {
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Error(`${name} did not start; the line above says why.`);
      }
      if (await answers(port)) return;
      await sleep(POLL_MS);
    }
    throw new Error(`${name} did not answer on port ${port} within ten minutes.`);
  }

  async function keepRunning(one: (typeof running)[number]): Promise<void> {
    let pause = RESTART_DELAY_MS;
    while (!isStopping) {
      const began = performance.now();
      const how = await one.ended;
      if (isStopping) return;
      if (performance.now() - began > STEADY_AFTER_MS) pause = RESTART_DELAY_MS;
      console.error(`${one.server.name} ended (${how}); it is started again in ${pause / 1000} s.`);
      await sleep(pause);
      pause = Math.min(2 * pause, MAX_RESTART_DELAY_MS);
      if (!isStopping) Object.assign(one, startOne(one.server, environment));
    }
  }

  return {
    /** Resolves once all answer; rejects when one does not start: a person has to fix that. */
    ready: async (timeoutMs = START_TIMEOUT_MS): Promise<void> => {
      const deadline = performance.now() + timeoutMs;
      await Promise.all(running.map((one) => waitFor(one, deadline)));
    },
    /** From now on, a server that ends is started again. */
    keepRunning: (): void => {
      for (const one of running) void keepRunning(one);
    },
    stop: async (): Promise<void> => {
      isStopping = true;
      for (const { child } of running) child.kill("SIGTERM");
      const late = sleep(STOP_TIMEOUT_MS, undefined, { ref: false }).then(() => {
        for (const { child } of running) kill(child);
      });
      await Promise.race([Promise.all(running.map(({ ended }) => ended)), late]);
    },
  };
}
