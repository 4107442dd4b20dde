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

const OK = 200;
const NOT_FOUND = 404;

/** The code makes it an answer 503: what is wrong is the service's, and may be over soon. */
const unavailable = (message: string, cause?: unknown): Error =>
  Object.assign(new Error(message, { cause }), { code: "EHOSTUNREACH" });

/** Files in a bucket of Amazon S3, or of a service that speaks its language: Cloudflare R2, MinIO, Backblaze B2. */
export function createS3Storage(
  { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Bucket,
  { timeoutMs = TIMEOUT_MS } = {},
): FileStorage {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: RETRIES });
  const addressOf = (name: string) => `${endpoint.replace(/\/+$/, "")}/${bucket}/${name}`;

  async function send(name: string, init: RequestInit) {
    try {
      return await within(timeoutMs, async (signal) => {
        // A signed request is for this bucket alone: a redirect is not followed.
        const response = await client.fetch(addressOf(name), { ...init, redirect: "manual", signal });
        return { status: response.status, content: new Uint8Array(await response.arrayBuffer()) };
      });
    } catch (error) {
      throw unavailable("The bucket cannot be reached", error);
    }
  }

  return {
    write: async (name, bytes, type) => {
      // Signed with its content: the service refuses what was changed on the way.
      const headers = { "content-type": type, "x-amz-content-sha256": hash("sha256", bytes, "hex") };
      const { status } = await send(name, { method: "PUT", headers, body: bytes });
      if (status !== OK) throw unavailable(`Storing a file in the bucket failed with HTTP ${status}`);
    },
    read: async (name) => {
      const { status, content } = await send(name, { method: "GET" });
      if (status === NOT_FOUND) return undefined;
      if (status !== OK) throw unavailable(`Reading a file from the bucket failed with HTTP ${status}`);
      return content;
    },
  };
}
