/** For how long an API process that drains or is down is not asked, unless all are: about as long as a restart takes. */
const SKIP_MS = 2000;

/** The addresses of the API's processes: one, or several that share a database. */
export type BackendUrls = readonly [string, ...string[]];

export interface Backends {
  readonly urls: BackendUrls;
  /** The next one to ask: they take turns. */
  readonly pick: () => string;
  /** Leaves one out for a while. */
  readonly skip: (url: string) => void;
}

/** Shares calls out among the API's processes, so that each of them can be restarted while the others answer. */
export function createBackends(urls: BackendUrls, now = () => performance.now()): Backends {
  const skippedUntil = new Map<string, number>();
  let turn = 0;
  return {
    urls,
    pick: () => {
      const time = now();
      const open = urls.filter((url) => (skippedUntil.get(url) ?? 0) <= time);
      const among = open.length > 0 ? open : urls;
      turn = (turn + 1) % among.length;
      return among[turn] ?? urls[0];
    },
    skip: (url) => void skippedUntil.set(url, now() + SKIP_MS),
  };
}

const NOT_SENT = new Set(["ECONNREFUSED", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND", "EAI_AGAIN"]);
const CUT_OFF = new Set(["ECONNRESET", "EPIPE", "UND_ERR_SOCKET"]);

/** What went wrong in the network: for ky and `fetch`, the cause of the cause. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return "code" in error && typeof error.code === "string" ? error.code : codeOf(error.cause);
}

/** Whether a call that failed may be sent to another process: it never left, or changes nothing. */
export function maySendAgain(method: string | undefined, error: unknown): boolean {
  const code = codeOf(error);
  return NOT_SENT.has(code) || ((method === "GET" || method === "HEAD") && CUT_OFF.has(code));
}
