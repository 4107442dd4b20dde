import { randomUUID } from "node:crypto";
import { FILE_NOTE_HEADER } from "@store/api-client/contract";
import { withCharset } from "@store/http-server";
import type { Logger } from "pino";
import { describeError, isUnavailable } from "../lib/errors.ts";
import type { HttpError } from "./http-error.ts";

export const JSON_TYPE = { "content-type": "application/json" } as const;
/** The headers of a reply that must not be cached. */
export const NO_CACHE = { ...JSON_TYPE, "cache-control": "no-store" } as const;

export const refusalResponse = ({ status, reply, details }: HttpError): Response =>
  new Response(JSON.stringify(reply), { status, headers: { ...NO_CACHE, ...details.headers } });

interface File {
  readonly name: string;
  readonly content: Blob | ReadableStream<Uint8Array>;
  /** What whoever asked for it must know besides. */
  readonly note?: string | undefined;
}

/** A download with its file name, and its note. */
export const fileResponse = ({ name, content, note }: File, type = ""): Response =>
  new Response(content, {
    headers: {
      ...NO_CACHE,
      "content-type": withCharset(type),
      "content-disposition": `attachment; filename="${name}"`,
      ...(note ? { [FILE_NOTE_HEADER]: encodeURIComponent(note) } : {}),
    },
  });

/** When a client may ask again while the database is away, in seconds. */
const RETRY_AFTER_SECONDS = 5;

/** Answers 503 while the database is away, else 500. The client gets a request id, the details go to the log. */
export function failureResponse(logger: Logger, error: unknown, endpoint?: string): Response {
  const requestId = randomUUID();
  logger.error({ err: describeError(error), requestId, endpoint }, "A request failed");
  const isAway = isUnavailable(error);
  const message = isAway
    ? "The store cannot be reached. Please try again later!"
    : "Something went wrong. Please try again later!";
  return new Response(JSON.stringify({ status: false, message, request_id: requestId }), {
    status: isAway ? 503 : 500,
    headers: isAway ? { ...NO_CACHE, "retry-after": String(RETRY_AFTER_SECONDS) } : NO_CACHE,
  });
}
