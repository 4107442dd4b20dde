import type { KyInstance } from "ky";
import type * as v from "valibot";
import type { Method } from "../contract/endpoint.ts";
import type { FileReply } from "../contract/fields.ts";

/** A request as it goes out. */
export interface Outgoing {
  readonly url: string;
  readonly method: Method;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, the fields of a form, or a file. */
  readonly body?: string | FormData | Blob | undefined;
  /** The reply, when it succeeds, is a file. */
  readonly isFile?: boolean;
  /** It may take minutes. */
  readonly isLong?: boolean;
}

export interface Incoming {
  readonly status: number;
  /** What the body's JSON says, or the file; undefined when it is neither. */
  readonly content: unknown;
}

/** Sends a request. It rejects when the backend cannot be reached in time. */
export type Send = (outgoing: Outgoing) => Promise<Incoming>;

/** When a call is given up, in milliseconds. */
export const TIMEOUT_MS = 10_000;

/** When a call is given up that moves a long list, in milliseconds. */
const LONG_TIMEOUT_MS = 10 * 60_000;

const abortAfter = (timeout: number, isLong: boolean) => AbortSignal.timeout(isLong ? LONG_TIMEOUT_MS : timeout);

const FILE_NAME = /filename="([^"]+)"/;

/** A file under the name that the backend gives it. */
const readFile = async (response: Response): Promise<v.InferInput<typeof FileReply>> => ({
  name: FILE_NAME.exec(response.headers.get("content-disposition") ?? "")?.[1] ?? "",
  content: await response.blob(),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function incoming(response: Response, isFile: boolean): Promise<Incoming> {
  const content = isFile && response.ok ? await readFile(response) : parsed(await response.text());
  return { status: response.status, content };
}

/** Sends with ky, which is fetched with the first call. @param timeout of a request and its reply together, in milliseconds. */
export function createKySend(timeout: number, fetch: typeof globalThis.fetch | undefined): Send {
  let client: Promise<KyInstance> | undefined;
  const load = () => {
    // ky's own timeout ends with the reply's headers.
    const options = { retry: 0, timeout: false, throwHttpErrors: false, ...(fetch ? { fetch } : {}) } as const;
    client ??= import("ky").then(({ default: ky }) => ky.create(options));
    return client;
  };
  return async ({ url, isFile = false, isLong = false, ...init }) => {
    const send = await load();
    return incoming(await send(url, { ...init, signal: abortAfter(timeout, isLong) }), isFile);
  };
}

/**
 * Sends with the browser's own fetch, for pages whose scripts have to be few: without ky's 4.7 kB, and without what ky
 * could do more. @param timeout of a request and its reply together, in milliseconds.
 */
export function createFetchSend(timeout = TIMEOUT_MS, fetch?: typeof globalThis.fetch): Send {
  return async ({ url, isFile = false, isLong = false, body = null, ...init }) => {
    const send = fetch ?? globalThis.fetch;
    return incoming(await send(url, { ...init, body, signal: abortAfter(timeout, isLong) }), isFile);
  };
}
