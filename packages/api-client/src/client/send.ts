import ky, { type ResponsePromise } from "ky";
import type * as v from "valibot";
import type { Method } from "../contract/endpoint.ts";
import { FILE_NOTE_HEADER, type FileReply } from "../contract/fields.ts";

/** A request as it goes out. */
export interface Outgoing {
  readonly url: string;
  readonly method: Method;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, the fields of a form, or a file. */
  readonly body?: string | FormData | Blob | undefined;
  /** Gives it up. */
  readonly signal?: AbortSignal | undefined;
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

/** When a call is given up that moves or draws a long list, in milliseconds. */
const LONG_TIMEOUT_MS = 10 * 60_000;

const FILE_NAME = /filename="([^"]+)"/;

/** A note as it was before it went into a header; undefined where there is none that can be read. */
function noteOf(header: string | null): string | undefined {
  try {
    return header ? decodeURIComponent(header) : undefined;
  } catch {
    return undefined;
  }
}

/** A file under the name that the backend gives it, with its note. */
async function readFile(coming: ResponsePromise): Promise<v.InferInput<typeof FileReply>> {
  const { headers } = await coming;
  const name = FILE_NAME.exec(headers.get("content-disposition") ?? "")?.[1] ?? "";
  const note = noteOf(headers.get(FILE_NOTE_HEADER));
  return { name, content: await coming.blob(), ...(note ? { note } : {}) };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Sends with ky. Nothing is sent twice: whether that does harm, the screen knows.
 * @param timeout of a request and its reply together, in milliseconds.
 */
export function createSend(timeout: number = TIMEOUT_MS, fetch?: typeof globalThis.fetch): Send {
  // ky's other timeout ends with the reply's headers.
  const client = ky.create({ retry: 0, timeout: false, throwHttpErrors: false, ...(fetch ? { fetch } : {}) });
  return async ({ url, isFile = false, isLong = false, ...init }) => {
    const coming = client(url, { ...init, totalTimeout: isLong ? LONG_TIMEOUT_MS : timeout });
    const { ok, status } = await coming;
    return { status, content: isFile && ok ? await readFile(coming) : parsed(await coming.text()) };
  };
}
