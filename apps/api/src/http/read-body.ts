import type { Endpoint } from "@store/api-client/contract";
import { bodyLimit } from "hono/body-limit";
import type { HttpContext } from "./handler.ts";
import { headerOf } from "./header-of.ts";
import { type HttpError, httpError } from "./http-error.ts";

/** The largest request body, in bytes. */
export const LARGEST_BODY = 64 * 1024;

const JSON_BODY = /^application\/json\s*(;|$)/i;
const FORM_BODY = /^multipart\/form-data\s*;/i;

const limitBody = bodyLimit({ maxSize: LARGEST_BODY, onError: () => new Response(null, { status: 413 }) });
const noNext = async () => undefined;

/** Whether a body is too large. With a Content-Length the body is not read for it, which would slow every call down. */
async function isTooLarge(c: HttpContext): Promise<boolean> {
  const length = headerOf(c, "content-length");
  if (length !== undefined) return Number(length) > LARGEST_BODY;
  return (await limitBody(c, noNext)) instanceof Response;
}

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

/**
 * Reads a request's body as its endpoint declares it; refused when it is too large, malformed or of another content
 * type.
 */
export async function readBody(c: HttpContext, { encoding = "json" }: Endpoint): Promise<Body | HttpError> {
  const contentType = headerOf(c, "content-type") ?? "";
  if (await isTooLarge(c)) return httpError(413, `The request is larger than ${LARGEST_BODY / 1024} kB`);
  const isForm = encoding === "multipart";
  if (isForm && !FORM_BODY.test(contentType)) {
    return httpError(415, "The request must be sent as multipart/form-data");
  }
  if (!isForm && !JSON_BODY.test(contentType)) return httpError(415, "The request must be sent as application/json");
  return isForm ? readForm(c) : readJson(c);
}
