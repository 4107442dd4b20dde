import { accept, type Outcome, refuse } from "@store/domain";

export interface Settings {
  /** The address that the server listens on; all of them when undefined, as in production. */
  readonly host: string | undefined;
  /** TCP port to listen on, 1 to 65535. */
  readonly port: number;
}

export const DEFAULT_PORT = 3001;

/** Everything the server takes from its environment. A wrong value is refused with a sentence that names it. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Outcome<Settings> {
  const host = environment.HOST || (environment.STORE_MODE === "production" ? undefined : "127.0.0.1");
  const given = environment.EMBED_PORT || String(DEFAULT_PORT);
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (port >= 1 && port <= 65_535) return accept({ host, port });
  return refuse({ code: "wrong-port", message: `EMBED_PORT must be a port number from 1 to 65535, not "${given}".` });
}
