import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { S3Bucket } from "../ports/storage/s3-storage.ts";

const sha256 = (content: string | Buffer) => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, content: string) => createHmac("sha256", key).update(content).digest();

const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=(?<id>[^/]+)\/(?<day>\d{8})\/(?<region>[^/]+)\/s3\/aws4_request, ?SignedHeaders=(?<signed>[^,]+), ?Signature=(?<signature>[0-9a-f]{64})$/;

/** Whether a request is signed with the bucket's key, as AWS describes it (Signature Version 4). */
function isSigned(
  { method, url = "", headers }: IncomingMessage,
  body: Buffer,
  { accessKeyId, secretAccessKey, region }: S3Bucket,
) {
  const {
    id,
    day = "",
    region: named,
    signed = "",
    signature,
  } = AUTHORIZATION.exec(headers.authorization ?? "")?.groups ?? {};
  const said = String(headers["x-amz-content-sha256"]);
  if (id !== accessKeyId || named !== region) return false;
  if (said !== "UNSIGNED-PAYLOAD" && said !== sha256(body)) return false;
  const names = signed.split(";");
  if (!["host", "x-amz-content-sha256", "x-amz-date"].every((name) => names.includes(name))) return false;
  const lines = names.map((name) => `${name}:${String(headers[name]).trim()}\n`).join("");
  const { pathname, searchParams } = new URL(url, "http://bucket");
  searchParams.sort();
  const canonical = [method, pathname, searchParams.toString(), lines, signed, said].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", headers["x-amz-date"], scope, sha256(canonical)].join("\n");
  const key = [region, "s3", "aws4_request"].reduce(
    (secret, part) => hmac(secret, part),
    hmac(`AWS4${secretAccessKey}`, day),
  );
  return signature === hmac(key, text).toString("hex");
}

/** A bucket on this machine that checks what a service checks: signature, content, and what is there. */
export async function startFakeS3() {
  const files = new Map<string, { readonly content: Buffer; readonly type: string | undefined }>();
  const bucket = {
    region: "ap-south-1",
    bucket: "shop-pictures",
    accessKeyId: "AKIDSHOP",
    secretAccessKey: "not+so/secret",
  };
  /** The parts of uploads that have not ended, by id. */
  const uploads = new Map<string, Buffer[]>();
  const state = { isDown: false };
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    const { method, url = "", headers } = request;
    const answer = (status: number, content: Buffer | string = "") => response.writeHead(status).end(content);
    if (state.isDown) return answer(503);
    if (!isSigned(request, body, { ...bucket, endpoint: "" }))
      return answer(403, "<Error><Code>SignatureDoesNotMatch</Code></Error>");
    if (!url.startsWith(`/${bucket.bucket}/`)) return answer(404, "<Error><Code>NoSuchBucket</Code></Error>");
    const { pathname, searchParams } = new URL(url, "http://bucket");
    const upload = uploads.get(searchParams.get("uploadId") ?? "");
    if (method === "POST" && searchParams.has("uploads")) {
      const id = `upload/${uploads.size + 1}+`;
      uploads.set(id, []);
      return answer(200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    if (searchParams.has("uploadId")) {
      if (!upload) return answer(404, "<Error><Code>NoSuchUpload</Code></Error>");
      if (method === "DELETE") uploads.delete(searchParams.get("uploadId") ?? "");
      if (method === "PUT") {
        upload[Number(searchParams.get("partNumber")) - 1] = body;
        response.setHeader("etag", `"${sha256(body)}"`);
      }
      if (method === "POST") {
        const named = [...body.toString().matchAll(/<ETag>"(\w+)"<\/ETag>/g)].map(([, etag]) => etag);
        const isWhole = upload.length > 0 && upload.every((part, at) => sha256(part) === named[at]);
        if (!isWhole) return answer(200, "<Error><Code>InvalidPart</Code></Error>");
        files.set(pathname, { content: Buffer.concat(upload), type: undefined });
        uploads.delete(searchParams.get("uploadId") ?? "");
      }
      return answer(200);
    }
    if (method === "PUT") {
      files.set(url, { content: body, type: headers["content-type"] });
      return answer(200);
    }
    const file = files.get(url);
    return file ? answer(200, file.content) : answer(404, "<Error><Code>NoSuchKey</Code></Error>");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const endpoint = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  return { ...bucket, endpoint, files, uploads, state, close: () => server.close() };
}
