import type { Server } from "node:http";
import { errorCode, hasCode, StartProblem } from "./lib/errors.ts";

interface Address {
  readonly host: string | undefined;
  readonly port: number;
  /** Where the port comes from. */
  readonly setting?: string;
}

/**
 * Listens on one address of this machine, or on all of them when `host` is undefined.
 * @throws StartProblem when the port is taken or not allowed.
 */
export function listen(
  server: Server,
  { host, port, setting = "API_PORT" }: Address,
): Promise<{ readonly port: number }> {
  return new Promise((done, refuse) => {
    server.once("error", (error) => {
      const reason = hasCode(error, "EADDRINUSE")
        ? "is taken: stop what uses it"
        : `cannot be used (${errorCode(error)})`;
      refuse(new StartProblem(`Port ${port} ${reason}, or set ${setting} to another.`));
    });
    server.listen({ host, port }, () => {
      const address = server.address();
      done({ port: typeof address === "object" && address ? address.port : port });
    });
  });
}
