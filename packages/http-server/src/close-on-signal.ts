import type { Server, ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

const DRAIN_TIMEOUT_MS = 8000;
const SWEEP_EVERY_MS = 50;

export interface CloseOptions {
  /**
   * How long new requests are still answered after SIGTERM, each with `Connection: close`: what balances the load then
   * asks another process, and none of its requests meets a closed connection. SIGINT stops at once.
   */
  readonly graceMs?: number;
  /** How long requests under way may take to finish before they are cut off. */
  readonly drainTimeoutMs?: number;
  readonly onSignal?: (signal: NodeJS.Signals) => void;
  /** Closes what the requests used. */
  readonly close?: () => Promise<void>;
}

type Stop = (signal: NodeJS.Signals) => Promise<void>;

/**
 * What stops a server: it takes no new connection, lets requests under way finish, and tells kept connections that they
 * are closed. To be called before the server listens.
 */
export function createStop(
  server: Server,
  { graceMs = 0, drainTimeoutMs = DRAIN_TIMEOUT_MS, onSignal, close }: CloseOptions = {},
): Stop {
  const underWay = new Set<ServerResponse>();
  let stopped: Promise<void> | undefined;
  server.prependListener("request", (_, response) => {
    response.shouldKeepAlive &&= !stopped;
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });
  const stop: Stop = async (signal) => {
    onSignal?.(signal);
    for (const response of underWay) response.shouldKeepAlive = false;
    const late = setTimeout(() => server.closeAllConnections(), drainTimeoutMs);
    if (signal === "SIGTERM") await sleep(graceMs);
    const ended = new Promise((done) => server.close(done));
    // A connection that answered its last request after the close would be kept alive for a next one.
    const idle = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
    await ended;
    clearInterval(idle);
    clearTimeout(late);
    await close?.();
  };
  return (signal) => {
    stopped ??= stop(signal);
    return stopped;
  };
}

/** Stops the server on SIGTERM and SIGINT, then exits with 0. */
export function closeOnSignal(server: Server, options?: CloseOptions): void {
  const stop = createStop(server, options);
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, (name) => void stop(name).then(() => process.exit(0)));
  }
}
