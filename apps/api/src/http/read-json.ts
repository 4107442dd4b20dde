import type { Context } from "hono";
import { type Refused, refuse } from "./refusal.ts";

/** The largest body that a call takes, in bytes. */
export const LARGEST_BODY = 64 * 1024;

const isJson = (contentType: string | undefined): boolean =>
  contentType !== undefined && /^application\/json\s*(;|$)/i.test(contentType);

/** Reads a body without a length as it arrives, and stops at the limit. */
async function readChunks(request: Request): Promise<string | undefined> {
  if (!request.body) return "";
  const decoder = new TextDecoder();
  const reader: ReadableStreamDefaultReader<Uint8Array> = request.body.getReader();
  let text = "";
  let size = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.byteLength;
    if (size > LARGEST_BODY) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(chunk.value, { stream: true });
  }
  return text + decoder.decode();
}

const tooLarge = () => refuse(413, `The request is larger than ${LARGEST_BODY / 1024} kB`);

/** The JSON of a request's body; a refusal when it is none, is too large or is sent as something else. */
export async function readJson(c: Context): Promise<{ readonly json: unknown } | Refused> {
  if (!isJson(c.req.header("content-type"))) return refuse(415, "The request must be sent as application/json");
  const length = c.req.header("content-length");
  if (length !== undefined && Number(length) > LARGEST_BODY) return tooLarge();
  const text = length === undefined ? await readChunks(c.req.raw) : await c.req.text();
  if (text === undefined) return tooLarge();
  try {
    const json: unknown = JSON.parse(text);
    return { json };
  } catch {
    return refuse(400, "The request's body is not JSON");
  }
}
