import { createServer } from "node:http";
import { describe, expect, it, onTestFinished, test } from "vitest";
import { createPage, type Page } from "./page.ts";
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

/** Serves a page, until the test has finished; at this address. */
async function serve(page: Page): Promise<string> {
  const server = createServer((request, response) => void writePage(page, request, response));
  onTestFinished(() => void server.close());
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return `http://127.0.0.1:${port}/`;
}

describe("a page that the browser has", () => {
  const page = createPage(200, {}, "<p>Ghee</p>");

  async function statusFor(ifNoneMatch: string, asked = page) {
    const { status } = await fetch(await serve(asked), {
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

test("A page is sent in its pieces, and only its headers where these are asked for", async () => {
  const pieces = ["<p>", "घी &", " Ghee</p>"].map((text) => Buffer.from(text));
  const address = await serve(createPage(200, {}, pieces));
  const headers = { "accept-encoding": "identity" };
  const whole = await fetch(address, { headers });
  expect(await whole.text()).toBe("<p>घी & Ghee</p>");
  const head = await fetch(address, { headers, method: "HEAD" });
  expect(await head.text()).toBe("");
  expect(head.headers.get("content-length")).toBe(whole.headers.get("content-length"));
});
