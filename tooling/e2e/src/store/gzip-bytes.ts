import { get } from "node:http";

/** The bytes of an answer as they were sent. */
export const gzipBytes = (
  address: string,
): Promise<{ readonly bytes: number; readonly encoding: string | undefined }> =>
  new Promise((done, fail) => {
    get(address, { headers: { "accept-encoding": "gzip" } }, (response) => {
      let bytes = 0;
      response.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on("end", () => done({ bytes, encoding: response.headers["content-encoding"] }));
    }).on("error", fail);
  });
