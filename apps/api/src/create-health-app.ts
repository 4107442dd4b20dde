import { Hono } from "hono";
import type { Logger } from "pino";
import { type HealthParts, healthRoutes } from "./http/health.ts";
import { failureResponse } from "./http/responses.ts";
import type { App } from "./http/serve-endpoint.ts";
import { answerUnknown } from "./http/unknown-route.ts";

/** What a process answers that only works jobs off. */
export function createHealthApp({ logger, ...parts }: HealthParts & { readonly logger: Logger }): App {
  const app: App = new Hono({ strict: false });
  healthRoutes(app, parts);
  answerUnknown(app, []);
  app.onError((error) => failureResponse(logger, error));
  return app;
}
