import * as v from "valibot";
import type { S3Bucket } from "../ports/storage/s3-storage.ts";

export type StorageSettings = { readonly adapter: "folder" } | { readonly adapter: "s3"; readonly bucket: S3Bucket };

const Key = v.pipe(v.string(), v.trim(), v.minLength(1));

const Folder = v.object({ PICTURE_STORAGE: v.optional(v.literal("folder"), "folder") });

const ViaS3 = v.object({
  PICTURE_STORAGE: v.literal("s3"),
  S3_ENDPOINT: v.pipe(v.string(), v.regex(/^https?:\/\/[^\s?#]+$/), v.url()),
  S3_REGION: v.optional(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), "auto"),
  S3_BUCKET: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
  S3_ACCESS_KEY_ID: Key,
  S3_SECRET_ACCESS_KEY: Key,
});

export const StorageEnvironment = v.pipe(
  v.variant("PICTURE_STORAGE", [Folder, ViaS3]),
  v.transform((given): { readonly storage: StorageSettings } => ({
    storage:
      given.PICTURE_STORAGE === "s3"
        ? {
            adapter: "s3",
            bucket: {
              endpoint: given.S3_ENDPOINT,
              region: given.S3_REGION,
              bucket: given.S3_BUCKET,
              accessKeyId: given.S3_ACCESS_KEY_ID,
              secretAccessKey: given.S3_SECRET_ACCESS_KEY,
            },
          }
        : { adapter: "folder" },
  })),
);

export const STORAGE_WORDS = {
  PICTURE_STORAGE: "folder or s3",
  S3_ENDPOINT: "the address of a service, such as https://s3.ap-south-1.amazonaws.com",
  S3_REGION: "a region, such as ap-south-1, or auto",
  S3_BUCKET: "the name of a bucket",
  S3_ACCESS_KEY_ID: "the id of a key that may read, list and write the bucket",
  S3_SECRET_ACCESS_KEY: "the secret of that key",
} as const;
