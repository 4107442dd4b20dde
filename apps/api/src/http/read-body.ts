import type { Endpoint } from "@store/api-client/contract";
import { bodyLimit } from "hono/body-limit";
import type { HttpContext } from "./handler.ts";
import { headerOf } from "./header-of.ts";
import { type HttpError, httpError } from "./http-error.ts";

const JSON_BODY = /^application\/json\s*(;|$)/i;
const FORM_BODY = /^multipart\/form-data\s*;/i;

const noNext = async () => undefined;

/** Whether a body is too large. With a Content-Length the body is not read for it, which would slow every call down. */
async function isTooLarge(c: HttpContext, maxSize: number): Promise<boolean> {
  const length = headerOf(c, "content-length");
  if (length !== undefined) return Number(length) > maxSize;
  const limitBody = bodyLimit({ maxSize, onError: () => new Response(null, { status: 413 }) });
  return (await limitBody(c, noNext)) instanceof Response;
}

const sizeOf = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.round(bytes / 1024)} kB` : `${Math.round(bytes / (1024 * 1024))} MB`;

interface Body {
  readonly body: unknown;
}

async function readJson(c: HttpContext): Promise<Body | HttpError> {
  try {
    const body: unknown = JSON.parse(await c.req.text());
    return { body };
  } catch {
    return httpError(400, "The request's body is not JSON");
  }
}

/** The fields of a form. The contract refuses files; of a repeated name the last value counts. */
async function readForm(c: HttpContext): Promise<Body | HttpError> {
  try {
    return { body: Object.fromEntries(await c.req.formData()) };
  } catch {
    return httpError(400, "The request's body is not a form");
  }
}

async function readFile(c: HttpContext): Promise<Body | HttpError> {
  try {
    return { body: await c.req.blob() };
  } catch {
    return httpError(400, "The file did not arrive whole");
  }
}

/**
 * Reads a request's body of at most `maxSize` bytes as its endpoint declares it; refused when it is too large, malformed or of another content
 * type. A file may be called anything: what it is says its content.
 */
export async function readBody(
  c: HttpContext,
  { encoding = "json" }: Pick<Endpoint, "encoding">,
  maxSize: number,
): Promise<Body | HttpError> {
  const contentType = headerOf(c, "content-type") ?? "";
  try {
    if (await isTooLarge(c, maxSize)) return httpError(413, `The request is larger than ${sizeOf(maxSize)}`);
  } catch {
    // Nobody waits for this: the sender has gone away.
    return httpError(400, "The request did not arrive whole");
  }
  if (encoding === "file") return readFile(c);
  const isForm = encoding === "multipart";
  if (isForm && !FORM_BODY.test(contentType)) {
    return httpError(415, "The request must be sent as multipart/form-data");
  }
  if (!isForm && !JSON_BODY.test(contentType)) return httpError(415, "The request must be sent as application/json");
  return isForm ? readForm(c) : readJson(c);
}
