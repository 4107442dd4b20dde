import * as v from "valibot";
import type { BackendUrls } from "./http/backends.ts";

const port = (name: string, fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, `${name} must be a port number`),
      v.transform(Number),
      v.maxValue(65_535, `${name} must be a port number`),
    ),
    String(fallback),
  );

const seconds = (name: string, fallback: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,4}$/, `${name} must be a number of seconds`), v.transform(Number)),
    String(fallback),
  );

const withoutSlash = (address: string): string => address.replace(/\/+$/, "");

const API_URL_PROBLEM = "API_URL must be an address such as http://127.0.0.1:4000, or several between commas";

const address = (name: string) =>
  v.optional(
    v.pipe(v.string(), v.url(`${name} must be an address such as http://127.0.0.1:4000`), v.transform(withoutSlash)),
  );

const Environment = v.object({
  HOST: v.optional(v.pipe(v.string(), v.ip("HOST must be an address of this machine, such as 127.0.0.1 or ::"))),
  STORE_MODE: v.optional(v.string()),
  WEB_PORT: port("WEB_PORT", 3000),
  API_PORT: port("API_PORT", 4000),
  API_URL: v.optional(
    v.pipe(
      v.string(),
      v.transform((list) => list.split(",").map((text) => withoutSlash(text.trim()))),
      v.array(v.pipe(v.string(), v.regex(/^https?:/, API_URL_PROBLEM), v.url(API_URL_PROBLEM))),
    ),
  ),
  API_START_SECONDS: seconds("API_START_SECONDS", 0),
  API_TIMEOUT_SECONDS: seconds("API_TIMEOUT_SECONDS", 4),
  SITE_URL: address("SITE_URL"),
  CAPTCHA_ADAPTER: v.optional(
    v.picklist(["altcha", "recaptcha"], "CAPTCHA_ADAPTER must be altcha or recaptcha"),
    "altcha",
  ),
  REALTIME_URL: v.optional(
    v.pipe(v.string(), v.regex(/^wss?:\/\/\S+$/, "REALTIME_URL must be an address such as wss://realtime.example")),
  ),
});

export interface WebSettings {
  /** The address that the storefront listens on; all of them when undefined, as in production. */
  readonly host: string | undefined;
  readonly port: number;
  /** Where the backend's processes answer; `/backend` leads there. */
  readonly apiUrls: BackendUrls;
  /** How long after its start a page waits for an API that is started with it, in milliseconds. */
  readonly apiStartMs: number;
  /** How long a page waits for an answer before it says that the backend cannot be reached, in milliseconds. */
  readonly apiTimeoutMs: number;
  /** The store's own address, in canonical links. */
  readonly siteUrl: string;
  /** Whether forms show Google's captcha. The API reads the same setting. */
  readonly hasRecaptcha: boolean;
  /** The base address of the realtime socket; what uses it is still to come [R21]. */
  readonly realtimeUrl: string | undefined;
}

/** Reads the environment; a wrong setting comes back as the sentence that names it. */
export function readSettings(environment: NodeJS.ProcessEnv): WebSettings | { readonly problem: string } {
  const parsed = v.safeParse(Environment, environment);
  if (!parsed.success) return { problem: parsed.issues.map(({ message }) => message).join("; ") };
  const { HOST, STORE_MODE, WEB_PORT, API_PORT, API_URL, API_START_SECONDS, API_TIMEOUT_SECONDS } = parsed.output;
  const { SITE_URL, CAPTCHA_ADAPTER, REALTIME_URL } = parsed.output;
  const [first, ...others] = API_URL ?? [];
  return {
    host: HOST || (STORE_MODE === "production" ? undefined : "127.0.0.1"),
    port: WEB_PORT,
    apiUrls: first === undefined ? [`http://127.0.0.1:${API_PORT}`] : [first, ...others],
    apiStartMs: API_START_SECONDS * 1000,
    apiTimeoutMs: API_TIMEOUT_SECONDS * 1000,
    siteUrl: SITE_URL ?? `http://localhost:${WEB_PORT}`,
    hasRecaptcha: CAPTCHA_ADAPTER === "recaptcha",
    realtimeUrl: REALTIME_URL,
  };
}
