// Runs the whole store from its source, for developers: edits show without a restart.
import { join } from "node:path";
import { describeStore } from "./describe-store.ts";
import { keepOpen } from "./keep-open.ts";
import { serverEnvironment, startServers } from "./servers.ts";
import { startSettings } from "./start-settings.ts";
import { ROOT } from "./workspace.ts";

/**
 * nodemon starts the API again when its source is edited. It watches folders: `node --watch` loses sight of a file that an
 * editor or git replaces by another. `--liftoff-only` compiles the embedded database's code once, and does not optimize
 * it: optimizing takes longer than it saves before the first page.
 */
const API = [
  "node_modules/nodemon/bin/nodemon.js",
  ...["--quiet", "--watch", "src", "--watch", "../../packages", "--ext", "ts,json", "--signal", "SIGTERM"],
  ...["--exec", "node --liftoff-only", "src/main.ts"],
];

/** Vite takes up what is edited while it runs. */
const vite = (port: number): readonly string[] => [
  "node_modules/vite/bin/vite.js",
  ...["--port", String(port), "--strictPort", "--host", process.env.HOST || "127.0.0.1"],
  ...["--logLevel", "warn"],
];

const settings = await startSettings();
const { API_PORT, WEB_PORT, EMBED_PORT } = settings.ports;
const servers = startServers(
  [
    { name: "The API", port: API_PORT, folder: join(ROOT, "apps/api"), args: API },
    { name: "The storefront", port: WEB_PORT, folder: join(ROOT, "apps/web"), args: ["server/dev-server.ts"] },
    { name: "The embed server", port: EMBED_PORT, folder: join(ROOT, "apps/embed"), args: vite(EMBED_PORT) },
  ],
  { ...serverEnvironment(settings), NODE_ENV: "development" },
);
// However long it takes: what keeps a server from starting may be a mistake that is being mended.
await keepOpen(servers, { timeoutMs: Number.POSITIVE_INFINITY, whenOpen: () => console.log(describeStore(settings)) });
