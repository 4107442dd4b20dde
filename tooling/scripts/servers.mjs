import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "./workspace.mjs";

/** A first start creates and fills the database; a stop lets what is under way end. In milliseconds. */
export const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 10_000;
const POLL_MS = 100;

/** Where the servers answer: HOST, unless that is every address. */
const { HOST = "" } = process.env;
export const PROBED = ["", "0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST.includes(":") ? `[${HOST}]` : HOST;

const answers = (port) =>
  fetch(`http://${PROBED}:${port}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The pause before a server that ended is started again: doubled each time, and short again once it has run a while. */
const RESTART_DELAY_MS = 500;
const MAX_RESTART_DELAY_MS = 30_000;
const STEADY_AFTER_MS = 60_000;

/** What the servers are told by their environment. */
export const serverEnvironment = ({ ports, dataDir }) => ({
  ...process.env,
  ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
  DATA_DIR: dataDir,
  LOG_LEVEL: process.env.LOG_LEVEL || "warn",
  // A page that is asked for while our API is still starting waits for it.
  ...(process.env.API_URL ? {} : { API_START_SECONDS: String(START_TIMEOUT_MS / 1000) }),
});

/** Starts a server, in a process group of its own so that Ctrl-C reaches it through us, once. */
function startOne({ args, folder = ROOT, isShown = () => true, noise }, environment) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: environment,
    stdio: ["ignore", "pipe", noise ? "pipe" : "inherit"],
    detached: true,
  });
  child.stdout.on("data", (words) => {
    if (isShown(String(words))) process.stdout.write(words);
  });
  if (noise) {
    createInterface(child.stderr).on("line", (line) => {
      if (!noise.test(line)) console.error(line);
    });
  }
  const ended = new Promise((done) => child.once("exit", (code, signal) => done(signal ?? `code ${code}`)));
  return { child, ended };
}

/** Ends a server's whole process group: what it has started itself as well. */
function kill({ pid }) {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

/**
 * Starts servers.
 * @param servers each with its name, the port that it listens on, Node's arguments, and the folder that it runs in;
 *   `isShown` says which of its words are shown, and `noise` which lines of its complaints are not.
 */
export function startServers(servers, environment) {
  let isStopping = false;
  const running = servers.map((server) => ({ ...server, ...startOne(server, environment) }));

  const waitFor = async ({ name, port, child }, deadline) => {
    while (performance.now() < deadline) {
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Error(`${name} did not start; the line above says why.`);
      }
      if (await answers(port)) return;
      await sleep(POLL_MS);
    }
    throw new Error(`${name} did not answer on port ${port} within two minutes.`);
  };

  async function keepRunning(server) {
    let pause = RESTART_DELAY_MS;
    while (!isStopping) {
      const began = performance.now();
      const how = await server.ended;
      if (isStopping) return;
      if (performance.now() - began > STEADY_AFTER_MS) pause = RESTART_DELAY_MS;
      console.error(`${server.name} ended (${how}); it is started again in ${pause / 1000} s.`);
      await sleep(pause);
      pause = Math.min(2 * pause, MAX_RESTART_DELAY_MS);
      if (!isStopping) Object.assign(server, startOne(server, environment));
    }
  }

  return {
    /** Resolves once all answer; rejects when one does not start: that is for a person to mend. */
    ready: (timeoutMs = START_TIMEOUT_MS) => {
      const deadline = performance.now() + timeoutMs;
      return Promise.all(running.map((server) => waitFor(server, deadline)));
    },
    /** From now on, a server that ends is started again. */
    keepRunning: () => {
      for (const server of running) void keepRunning(server);
    },
    stop: async () => {
      isStopping = true;
      for (const { child } of running) child.kill("SIGTERM");
      const late = sleep(STOP_TIMEOUT_MS, undefined, { ref: false }).then(() => {
        for (const { child } of running) kill(child);
      });
      await Promise.race([Promise.all(running.map(({ ended }) => ended)), late]);
    },
  };
}
