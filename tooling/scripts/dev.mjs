// Runs the whole store from its source, for whoever works on it: what is edited is seen without starting it again.
import { join } from "node:path";
import { describeStore } from "./describe-store.mjs";
import { keepOpen } from "./keep-open.mjs";
import { serverEnvironment, startServers } from "./servers.mjs";
import { readStartSettings } from "./start-settings.mjs";
import { prepare, ROOT, stop } from "./workspace.mjs";

/**
 * tsx runs TypeScript, and starts the API again when its source is edited. It watches folders: a file that an editor or
 * git replaces by another is lost from sight. `--liftoff-only` compiles the embedded database's code once, and does not
 * optimize it: optimizing takes longer than it saves before the first page.
 */
const API = [
  "node_modules/tsx/dist/cli.mjs",
  ...["watch", "--clear-screen=false", "--include", "src", "--include", "../../packages/*/src"],
  ...["--liftoff-only", "src/main.ts"],
];

/** Vite takes up what is edited while it runs. */
const vite = (port) => [
  "node_modules/vite/bin/vite.js",
  ...["--port", String(port), "--strictPort", "--host", process.env.HOST || "127.0.0.1"],
  ...["--logLevel", "warn"],
];

/** Of React Router's plugin, about its own use of Vite. */
const NOISE = /`envFile` option is deprecated/;

const settings = await readStartSettings(process.env).catch((problem) => stop(problem.message));
await prepare();

const { API_PORT, WEB_PORT, EMBED_PORT } = settings.ports;
const servers = startServers(
  [
    { name: "The API", port: API_PORT, folder: join(ROOT, "apps/api"), args: API },
    { name: "The storefront", port: WEB_PORT, folder: join(ROOT, "apps/web"), args: vite(WEB_PORT), noise: NOISE },
    { name: "The embed server", port: EMBED_PORT, folder: join(ROOT, "apps/embed"), args: vite(EMBED_PORT) },
  ],
  { ...serverEnvironment(settings), NODE_ENV: "development" },
);
// However long it takes: what keeps a server from starting may be a mistake that is being mended.
await keepOpen(servers, { timeoutMs: Number.POSITIVE_INFINITY, whenOpen: () => console.log(describeStore(settings)) });
