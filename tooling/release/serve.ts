// The start of a release, `node server.js`: runs what STORE_ROLE names. `node server.js health` asks whether it serves;
// `node server.js staff …`, `backup` and `restore` are the owner's commands.
import { join } from "node:path";
import { describeStore } from "@store/scripts/describe-store";
import { keepOpen } from "@store/scripts/keep-open";
import { ALLOCATOR_ENVIRONMENT, NODE_OPTIONS } from "@store/scripts/node-options";
import { PROBED } from "@store/scripts/servers";
import { startServices } from "@store/scripts/services";
import { startSettings } from "@store/scripts/start-settings";
import { ROOT, stop } from "@store/scripts/workspace";

const { env } = process;

/** A first start, on a small machine, or a migration of many rows. Whoever watches the health check may give up before. */
const START_TIMEOUT_MS = 1_800_000;

/** A program in the role's place, and where it says that it serves. */
const PROGRAMS = {
  api: { options: NODE_OPTIONS.api, file: "apps/api/dist/main.js", port: env.API_PORT || "4000", path: "/readyz" },
  worker: { options: NODE_OPTIONS.api, file: "apps/api/dist/main.js", port: env.API_PORT || "4000", path: "/readyz" },
  web: {
    options: NODE_OPTIONS.web,
    file: "apps/web/build/server/index.js",
    port: env.WEB_PORT || "3000",
    path: "/healthz",
  },
  embed: {
    options: NODE_OPTIONS.embed,
    file: "apps/embed/dist/server.js",
    port: env.EMBED_PORT || "3001",
    path: "/healthz",
  },
} as const;

type Role = keyof typeof PROGRAMS;
const isRole = (text: string): text is Role => Object.hasOwn(PROGRAMS, text);

function readRoles(): readonly Role[] {
  const role = env.STORE_ROLE || "all";
  if (role === "all") return ["api", "web", "embed"];
  return isRole(role) ? [role] : stop(`STORE_ROLE must be all, web, api, worker or embed; it is "${role}".`);
}

/** Node's options and the allocator's settings count from a process's start: it makes way for one that has them. */
function become(options: readonly string[], file: string, args: readonly string[] = []): never {
  const environment = { ...ALLOCATOR_ENVIRONMENT, ...env, NODE_ENV: "production" };
  const run = process.execve ?? stop("The store's releases run on Linux and macOS.");
  return run.call(process, process.execPath, [process.execPath, ...options, join(ROOT, file), ...args], environment);
}

/** Ends with 0 when all programs of the role serve, and with 1 otherwise. */
async function checkHealth(roles: readonly Role[]): Promise<void> {
  const answers = roles.map(async (role) => {
    const { port, path } = PROGRAMS[role];
    const { ok } = await fetch(`http://${PROBED}:${port}${path}`, { signal: AbortSignal.timeout(4000) });
    if (!ok) throw new Error(`${role} does not serve`);
  });
  await Promise.all(answers).catch((error: unknown) => stop(error instanceof Error ? error.message : String(error)));
}

/** All servers side by side, as `npm start` has them: one that ends is started again. */
async function runAll(): Promise<void> {
  const settings = await startSettings();
  const services = startServices(settings);
  await keepOpen(services, {
    timeoutMs: START_TIMEOUT_MS,
    whenOpen: () => {
      console.log(describeStore(settings));
      services.preparePictures();
    },
  });
}

const [command, ...args] = process.argv.slice(2);
const roles = readRoles();
const [role] = roles;
if (command === "health") await checkHealth(roles);
else if (command === "staff") become(NODE_OPTIONS.api, "apps/api/dist/staff-cli.js", args);
else if (command === "backup" || command === "restore") {
  become(NODE_OPTIONS.api, "apps/api/dist/backup-cli.js", [command, ...args]);
} else if (command !== undefined) stop(`node server.js knows health, staff, backup and restore; not "${command}".`);
else if (role !== undefined && roles.length === 1) become(PROGRAMS[role].options, PROGRAMS[role].file);
else await runAll();
