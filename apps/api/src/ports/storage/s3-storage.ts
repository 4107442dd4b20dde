import { hash } from "node:crypto";
import { within } from "@store/api-client/within";
import { AwsClient } from "aws4fetch";
import type { FileStorage } from "./file-storage.ts";

export interface S3Bucket {
  /** Where the service is, such as `https://s3.ap-south-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const TIMEOUT_MS = 20_000;
/** Of an answer that says that the service is busy. */
const RETRIES = 2;

export const OK = 200;
export const NOT_FOUND = 404;

/** The code makes it an answer 503: what is wrong is the service's, and may be over soon. */
export const unavailable = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code: "EHOSTUNREACH" });

/** What asks a service for a bucket: signed, and never for longer than it may take. */
export function createS3Client(
  { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Bucket,
  { timeoutMs = TIMEOUT_MS } = {},
) {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: RETRIES });
  return {
    /** Sends a request about a file, whose name may have a query; `read` takes what is needed of the answer. */
    send: async <T>(name: string, init: RequestInit, read: (response: Response) => Promise<T>, limitMs = timeoutMs) => {
      try {
        return await within(limitMs, async (signal) => {
          // A signed request is for this bucket alone: a redirect is not followed.
          const address = `${endpoint.replace(/\/+$/, "")}/${bucket}/${name}`;
          return read(await client.fetch(address, { ...init, redirect: "manual", signal }));
        });
      } catch (error) {
        throw unavailable("The bucket cannot be reached", error);
      }
    },
  };
}

/** Signed with its content: the service refuses what was changed on the way. */
export const contentHash = (bytes: Uint8Array): Record<string, string> => ({
  "x-amz-content-sha256": hash("sha256", bytes, "hex"),
});

const whole = async (response: Response) => ({
  status: response.status,
  content: new Uint8Array(await response.arrayBuffer()),
});

/** Files in a bucket of Amazon S3, or of a service that speaks its language: Cloudflare R2, MinIO, Backblaze B2. */
export function createS3Storage(bucket: S3Bucket, options: { readonly timeoutMs?: number } = {}): FileStorage {
  const { send } = createS3Client(bucket, options);
  return {
    write: async (name, bytes, type) => {
      const headers = { "content-type": type, ...contentHash(bytes) };
      const { status } = await send(name, { method: "PUT", headers, body: bytes }, whole);
      if (status !== OK) throw unavailable(`Storing a file in the bucket failed with HTTP ${status}`);
    },
    read: async (name) => {
      const { status, content } = await send(name, { method: "GET" }, whole);
      if (status === NOT_FOUND) return undefined;
      if (status !== OK) throw unavailable(`Reading a file from the bucket failed with HTTP ${status}`);
      return content;
    },
  };
}
