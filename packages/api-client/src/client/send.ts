import type * as v from "valibot";
import type { Method } from "../contract/endpoint.ts";
import type { FileReply } from "../contract/fields.ts";

/** A request as it goes out. */
export interface Outgoing {
  readonly url: string;
  readonly method: Method;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, or the fields of a form. */
  readonly body?: string | FormData | undefined;
  /** The reply, when it succeeds, is a file. */
  readonly isFile?: boolean;
}

export interface Incoming {
  readonly status: number;
  /** What the body's JSON says, or the file; undefined when it is neither. */
  readonly content: unknown;
}

/** Sends a request. It rejects when the backend cannot be reached in time. */
export type Send = (outgoing: Outgoing) => Promise<Incoming>;

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

/** Sends by fetch. @param timeout of a request and its reply together, in milliseconds. */
export function createFetchSend(timeout: number, fetch: typeof globalThis.fetch | undefined): Send {
  return async ({ url, isFile = false, body, ...init }) => {
    const send = fetch ?? globalThis.fetch;
    const response = await send(url, { ...init, body: body ?? null, signal: AbortSignal.timeout(timeout) });
    const content = isFile && response.ok ? await readFile(response) : parsed(await response.text());
    return { status: response.status, content };
  };
}
