import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { NODE_OPTIONS } from "./node-options.mjs";
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

const answers = (port) =>
  fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(2000) }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts the three servers, each in a process group of its own so that Ctrl-C reaches them through us, once. */
export function startServices({ ports, dataDir }) {
  const environment = {
    ...process.env,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    DATA_DIR: dataDir,
    NODE_ENV: "production",
    LOG_LEVEL: process.env.LOG_LEVEL || "warn",
  };
  const running = SERVICES.map(({ name, file, port, options }) => {
    const child = spawn(process.execPath, [...options, join(ROOT, file)], {
      env: environment,
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    });
    // Only log lines are shown: this script says itself that the servers listen.
    child.stdout.on("data", (line) => {
      if (String(line).startsWith("{")) process.stdout.write(line);
    });
    const ended = new Promise((done) => child.once("exit", done));
    return { name, port: ports[port], child, ended };
  });

  const waitFor = async ({ name, port, child }) => {
    const deadline = performance.now() + START_TIMEOUT_MS;
    while (performance.now() < deadline) {
      if (child.exitCode !== null) throw new Error(`${name} did not start; the line above says why.`);
      if (await answers(port)) return;
      await sleep(POLL_MS);
    }
    throw new Error(`${name} did not answer on port ${port} within two minutes.`);
  };

  return {
    ready: () => Promise.all(running.map(waitFor)),
    /** Calls back when a server ends on its own. */
    onEnd: (tell) => {
      for (const { name, ended } of running) ended.then(() => tell(name));
    },
    stop: async () => {
      for (const { child } of running) child.kill("SIGTERM");
      const late = sleep(STOP_TIMEOUT_MS, undefined, { ref: false }).then(() => {
        for (const { child } of running) child.kill("SIGKILL");
      });
      await Promise.race([Promise.all(running.map(({ ended }) => ended)), late]);
    },
  };
}
