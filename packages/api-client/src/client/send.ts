import type { KyInstance } from "ky";
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

/** @param timeout in milliseconds. */
export function createKySend(timeout: number, fetch: typeof globalThis.fetch | undefined): Send {
  // Fetched with the first call: a page that is only read never needs it.
  let client: Promise<KyInstance> | undefined;
  const http = () => {
    client ??= import("ky").then(({ default: ky }) =>
      ky.create({ retry: 0, timeout, throwHttpErrors: false, ...(fetch ? { fetch } : {}) }),
    );
    return client;
  };
  return async ({ url, isFile = false, ...init }) => {
    const send = await http();
    const response = await send(url, init);
    const content = isFile && response.ok ? await readFile(response) : await response.json().catch(() => undefined);
    return { status: response.status, content };
  };
}
