import { createServer, type Server } from "node:http";
import type { Logger } from "pino";
import { describeError } from "../lib/errors.ts";
import type { Metrics } from "./create-metrics.ts";

/** A server that answers `/metrics` and nothing else: it has a port of its own, which is closed to the outside. */
export const createMetricsServer = (metrics: Metrics, logger: Logger): Server =>
  createServer((request, response) => {
    if (request.url !== "/metrics") return void response.writeHead(404).end();
    metrics.read().then(
      (text) => response.writeHead(200, { "content-type": metrics.contentType }).end(text),
      (error: unknown) => {
        logger.error({ err: describeError(error) }, "The metrics could not be read");
        response.writeHead(500).end();
      },
    );
  });
