import type { Endpoint } from "@store/api-client/contract";
import type { Context } from "hono";
import type { HttpContext } from "./handler.ts";
import { headerOf } from "./header-of.ts";
import { type HttpError, httpError } from "./http-error.ts";

/** The largest body that a call takes, in bytes. */
export const LARGEST_BODY = 64 * 1024;

const JSON_BODY = /^application\/json\s*(;|$)/i;
const FORM_BODY = /^multipart\/form-data\s*;/i;

/** Reads a body without a length as it arrives, and stops at the limit. */
async function readChunks(request: Request): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  let size = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.byteLength;
    if (size > LARGEST_BODY) {
      await reader.cancel();
      return undefined;
    }
    chunks.push(chunk.value);
  }
  return Buffer.concat(chunks);
}

const tooLarge = () => httpError(413, `The request is larger than ${LARGEST_BODY / 1024} kB`);

interface Body {
  readonly body: unknown;
}

async function readJson(c: Context, length: string | undefined): Promise<Body | HttpError> {
  const bytes = length === undefined ? await readChunks(c.req.raw) : undefined;
  if (length === undefined && bytes === undefined) return tooLarge();
  const text = bytes ? new TextDecoder().decode(bytes) : await c.req.text();
  try {
    const body: unknown = JSON.parse(text);
    return { body };
  } catch {
    return httpError(400, "The request's body is not JSON");
  }
}

/** The fields of a form, texts all; a file among them, or a name twice, is refused by the contract or read last. */
async function readForm(c: Context, contentType: string): Promise<Body | HttpError> {
  const bytes = await readChunks(c.req.raw);
  if (bytes === undefined) return tooLarge();
  try {
    const form = await new Response(bytes, { headers: { "content-type": contentType } }).formData();
    return { body: Object.fromEntries(form) };
  } catch {
    return httpError(400, "The request's body is not a form");
  }
}

/** A request's body as its endpoint takes it; a refusal when it is no such thing, too large, or sent as something else. */
export async function readBody(c: HttpContext, { encoding = "json" }: Endpoint): Promise<Body | HttpError> {
  const contentType = headerOf(c, "content-type") ?? "";
  const length = headerOf(c, "content-length");
  if (length !== undefined && Number(length) > LARGEST_BODY) return tooLarge();
  if (encoding === "multipart") {
    if (!FORM_BODY.test(contentType)) return httpError(415, "The request must be sent as multipart/form-data");
    return readForm(c, contentType);
  }
  if (!JSON_BODY.test(contentType)) return httpError(415, "The request must be sent as application/json");
  return readJson(c, length);
}
