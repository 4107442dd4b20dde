import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Encoding, Page } from "./page.ts";
import { readFiles } from "./static-files.ts";

const folder = mkdtempSync(join(tmpdir(), "files-"));

const bodyOf = async (file: Page | undefined, encoding: Encoding) => String((await file?.content(encoding))?.body);

beforeAll(() => {
  mkdirSync(join(folder, "assets"));
  mkdirSync(join(folder, ".vite"));
  writeFileSync(join(folder, "assets", "root-1.js"), "script");
  writeFileSync(join(folder, "assets", "root-1.js.br"), "smaller");
  writeFileSync(join(folder, "favicon.svg"), "<svg/>");
  writeFileSync(join(folder, ".vite", "manifest.json"), "{}");
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the files of the client build", () => {
  it("are known by their path; what the build only notes for itself is not", () => {
    expect([...readFiles(folder).keys()].sort()).toEqual(["/assets/root-1.js", "/favicon.svg"]);
  });

  it("are served compressed where the build compressed them", async () => {
    const script = readFiles(folder).get("/assets/root-1.js");
    expect(script?.encodings).toEqual(["identity", "br"]);
    expect(await bodyOf(script, "br")).toBe("smaller");
    expect(script?.headers).toMatchObject({ "content-type": "text/javascript; charset=utf-8" });
  });

  it("may be kept for good only when their name changes with their content", () => {
    const files = readFiles(folder);
    expect(files.get("/assets/root-1.js")?.headers["cache-control"]).toContain("immutable");
    expect(files.get("/assets/root-1.js")?.etag).toBeUndefined();
    expect(files.get("/favicon.svg")?.etag).toMatch(/^".+"$/);
    expect(files.get("/favicon.svg")?.headers["cache-control"]).not.toContain("immutable");
  });

  it("stay as they were read when the folder changes", async () => {
    const files = readFiles(folder);
    writeFileSync(join(folder, "favicon.svg"), "<svg>new</svg>");
    expect(await bodyOf(files.get("/favicon.svg"), "identity")).toBe("<svg/>");
  });
});
