import type { Incoming, Send } from "@store/api-client";

/** As long as the slowest phone takes that is worth waiting for. */
const UPLOAD_TIMEOUT_MS = 120_000;

export interface UploadProgress {
  /** Is given how much was sent, from 0 to 1. */
  readonly onProgress: (sent: number) => void;
  /** Ends the upload; the call then fails as unreachable. */
  readonly signal: AbortSignal;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Sends with XMLHttpRequest, the only way in a browser to see how far an upload has come. */
export function createUploadSend({ onProgress, signal }: UploadProgress): Send {
  return ({ url, method, headers, body = null }) =>
    new Promise<Incoming>((resolve, reject) => {
      const fail = (reason: string) => () => reject(new Error(reason));
      if (signal.aborted) return fail("aborted")();
      const request = new XMLHttpRequest();
      request.open(method, url);
      request.timeout = UPLOAD_TIMEOUT_MS;
      for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve({ status: request.status, content: parsed(request.responseText) });
      request.onerror = fail("unreachable");
      request.ontimeout = fail("too slow");
      request.onabort = fail("aborted");
      signal.addEventListener("abort", () => request.abort(), { once: true });
      request.send(body);
    });
}
