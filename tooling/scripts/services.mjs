import { spawn } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ALLOCATOR_ENVIRONMENT, NODE_OPTIONS } from "./node-options.mjs";
import { ROOT } from "./workspace.mjs";

/** A first start creates and fills the database; a stop lets what is under way end. In milliseconds. */
const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 10_000;
const POLL_MS = 100;

const SERVICES = [
  { name: "The API", file: "apps/api/dist/main.js", port: "API_PORT", options: NODE_OPTIONS.api },
  { name: "The storefront", file: "apps/web/build/server/index.js", port: "WEB_PORT", options: NODE_OPTIONS.web },
  { name: "The embed server", file: "apps/embed/dist/server.js", port: "EMBED_PORT", options: NODE_OPTIONS.embed },
];

/** Where the servers answer: HOST, unless that is every address. */
const { HOST = "" } = process.env;
const PROBED = ["", "0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST.includes(":") ? `[${HOST}]` : HOST;

const answers = (port) =>
  fetch(`http://${PROBED}:${port}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The pause before a server that ended is started again: doubled each time, and short again once it has run a while. */
const RESTART_DELAY_MS = 500;
const MAX_RESTART_DELAY_MS = 30_000;
const STEADY_AFTER_MS = 60_000;

/** Starts a server, in a process group of its own so that Ctrl-C reaches it through us, once. */
function startOne({ file, options }, environment) {
  const child = spawn(process.execPath, [...options, join(ROOT, file)], {
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  // Log lines of trouble are worth seeing; each server's own word that it listens is said once, by us.
  child.stdout.on("data", (line) => {
    if (String(line).startsWith("{")) process.stdout.write(line);
  });
  const ended = new Promise((done) => child.once("exit", (code, signal) => done(signal ?? `code ${code}`)));
  return { child, ended };
}

/**
 * Draws the sample shop's pictures while nothing else is to be done, so that the first visitors do not wait for them.
 * With another API there are none to draw; DRAW_PICTURES=no leaves it to the visitors.
 */
function drawPictures(environment) {
  if (process.env.API_URL || process.env.DRAW_PICTURES === "no") return undefined;
  const storefront = `http://${PROBED}:${environment.WEB_PORT}`;
  const child = spawn(process.execPath, [join(ROOT, "apps/api/dist/draw-pictures.js"), storefront], {
    env: environment,
    stdio: ["ignore", "ignore", "inherit"],
    detached: true,
  });
  try {
    setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already.
  }
  return child;
}

/** Starts the three servers. Once all have answered, one that ends is started again. */
export function startServices({ ports, dataDir }) {
  const environment = {
    ...ALLOCATOR_ENVIRONMENT,
    ...process.env,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    DATA_DIR: dataDir,
    NODE_ENV: "production",
    LOG_LEVEL: process.env.LOG_LEVEL || "warn",
    // A page that is asked for while our API is still starting waits for it.
    ...(process.env.API_URL ? {} : { API_START_SECONDS: String(START_TIMEOUT_MS / 1000) }),
  };
  let isStopping = false;
  let drawing;
  const running = SERVICES.map((service) => ({ ...service, ...startOne(service, environment) }));

  const waitFor = async ({ name, port, child }) => {
    const deadline = performance.now() + START_TIMEOUT_MS;
    while (performance.now() < deadline) {
      if (child.exitCode !== null || child.signalCode !== null) {
        throw new Error(`${name} did not start; the line above says why.`);
      }
      if (await answers(ports[port])) return;
      await sleep(POLL_MS);
    }
    throw new Error(`${name} did not answer on port ${ports[port]} within two minutes.`);
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
    ready: () => Promise.all(running.map(waitFor)),
    drawPictures: () => {
      drawing = drawPictures(environment);
    },
    keepRunning: () => {
      for (const server of running) void keepRunning(server);
    },
    stop: async () => {
      isStopping = true;
      drawing?.kill("SIGTERM");
      for (const { child } of running) child.kill("SIGTERM");
      const late = sleep(STOP_TIMEOUT_MS, undefined, { ref: false }).then(() => {
        for (const { child } of running) child.kill("SIGKILL");
      });
      await Promise.race([Promise.all(running.map(({ ended }) => ended)), late]);
    },
  };
}
