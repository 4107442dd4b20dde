import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { createPage } from "./page.ts";
import { encodingFor, writePage } from "./write-page.ts";

describe("the encoding of an answer", () => {
  it.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip", "gzip"],
    ["gzip, deflate, br, zstd", "br"],
    ["deflate", "identity"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.1, gzip;q=0.9", "gzip"],
    ["br;q=0, *", "gzip"],
    ["*", "br"],
  ])("for %s is %s", (accepted, encoding) => {
    expect(encodingFor(accepted, ["br", "gzip", "identity"])).toBe(encoding);
  });

  it("is one that the answer has", () => {
    expect(encodingFor("gzip, br", ["identity"])).toBe("identity");
    expect(encodingFor("gzip, br", ["gzip", "identity"])).toBe("gzip");
  });
});

describe("a page that the browser has", () => {
  const page = createPage(200, {}, "<p>Ghee</p>");

  async function statusFor(ifNoneMatch: string, asked = page) {
    const server = createServer((request, response) => void writePage(asked, request, response));
    onTestFinished(() => void server.close());
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const address = server.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { status } = await fetch(`http://127.0.0.1:${port}/`, {
      headers: { "if-none-match": ifNoneMatch, "cache-control": "max-age=0" },
    });
    return status;
  }

  it.each([page.etag, page.etag.slice(2), `"other", ${page.etag}`, "*"])("is not sent again for %s", async (header) => {
    expect(await statusFor(header)).toBe(304);
  });

  it("is sent for another validator", async () => {
    expect(await statusFor('"other"')).toBe(200);
  });

  it("is sent when it is no page", async () => {
    expect(await statusFor("*", createPage(404, {}, ""))).toBe(404);
  });
});
