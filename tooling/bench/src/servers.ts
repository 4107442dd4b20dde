import { join } from "node:path";
import { ALLOCATOR_ENVIRONMENT, NODE_OPTIONS } from "@store/scripts/node-options";
import { ROOT } from "@store/scripts/workspace";
import { buildServer } from "./bare/build-script.ts";
import { type ChildServer, startServer } from "./child-server.ts";

type Environment = Readonly<Record<string, string>>;

/** The built API, as the start command runs it and as quiet. */
export const startApi = (database: Environment): Promise<ChildServer> =>
  startServer({
    name: "The API",
    args: [...NODE_OPTIONS.api, join(ROOT, "apps/api/dist/main.js")],
    portVariable: "API_PORT",
    environment: { ...ALLOCATOR_ENVIRONMENT, LOG_LEVEL: "warn", ...database },
  });

interface WebOptions {
  /** Of another build than the usual one. */
  readonly folder?: string;
  readonly environment?: Environment;
}

/** The built storefront. */
export const startWeb = (
  apiUrl: string,
  { folder = join(ROOT, "apps/web/build"), environment = {} }: WebOptions = {},
): Promise<ChildServer> =>
  startServer({
    name: "The storefront",
    args: [...NODE_OPTIONS.web, join(folder, "server/index.js")],
    portVariable: "WEB_PORT",
    environment: { ...ALLOCATOR_ENVIRONMENT, API_URL: apiUrl, ...environment },
  });

/** One of the bare servers of `bare/`. */
export const startBare = async (file: string, environment: Environment): Promise<ChildServer> =>
  startServer({
    name: `The bare server ${file}`,
    args: [file.endsWith(".tsx") ? await buildServer(file) : join(import.meta.dirname, "bare", file)],
    portVariable: "PORT",
    environment,
  });
