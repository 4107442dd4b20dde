import { join } from "node:path";
import { ALLOCATOR_ENVIRONMENT, NODE_OPTIONS } from "../../scripts/node-options.mjs";
import { ROOT } from "../../scripts/workspace.mjs";
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

/** The built storefront. */
export const startWeb = (apiUrl: string): Promise<ChildServer> =>
  startServer({
    name: "The storefront",
    args: [...NODE_OPTIONS.web, join(ROOT, "apps/web/build/server/index.js")],
    portVariable: "WEB_PORT",
    environment: { ...ALLOCATOR_ENVIRONMENT, API_URL: apiUrl },
  });

/** One of the bare servers of `bare/`. */
export const startBare = (file: string, environment: Environment): Promise<ChildServer> =>
  startServer({
    name: `The bare server ${file}`,
    args: ["--import", "tsx", join(import.meta.dirname, "bare", file)],
    portVariable: "PORT",
    environment,
  });
