import { accept, type Outcome, refuse } from "@store/domain";

export interface Settings {
  /** The address that the server listens on; all of them when undefined, as in production. */
  readonly host: string | undefined;
  /** TCP port to listen on, 1 to 65535. */
  readonly port: number;
  /** The backend that is asked for the shop's policy, without a slash at the end. */
  readonly apiUrl: string;
  /** Whether the store is served by https. */
  readonly isHttps: boolean;
}

export const DEFAULT_PORT = 3001;
const DEFAULT_API_PORT = 4000;

/** The first of the storefront's backends; by default the API of this start. */
function apiUrlOf({ API_URL, API_PORT }: Readonly<Record<string, string | undefined>>): string {
  const [first = ""] = (API_URL ?? "").split(",");
  return first.trim().replace(/\/+$/, "") || `http://127.0.0.1:${API_PORT || DEFAULT_API_PORT}`;
}

/** Everything the server takes from its environment. A wrong value is refused with a sentence that names it. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Outcome<Settings> {
  const host = environment.HOST || (environment.STORE_MODE === "production" ? undefined : "127.0.0.1");
  const given = environment.EMBED_PORT || String(DEFAULT_PORT);
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  const apiUrl = apiUrlOf(environment);
  if (!URL.canParse(apiUrl) || !apiUrl.startsWith("http")) {
    return refuse({
      code: "wrong-api",
      message: `API_URL must be an address such as http://127.0.0.1:4000, not "${apiUrl}".`,
    });
  }
  const isHttps = environment.SITE_URL?.startsWith("https:") ?? false;
  if (port >= 1 && port <= 65_535) return accept({ host, port, apiUrl, isHttps });
  return refuse({ code: "wrong-port", message: `EMBED_PORT must be a port number from 1 to 65535, not "${given}".` });
}
