import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Manifest } from "vite";
import { expect, it, onTestFinished } from "vitest";
import { readManifest } from "./page-files.ts";

const MANIFEST: Manifest = {
  "_react.js": { file: "assets/react.js" },
  "_store.js": { file: "assets/store.js", imports: ["_react.js"], css: ["assets/store.css"] },
  "app/entry.client.tsx": { file: "assets/entry.js", imports: ["_store.js"], dynamicImports: ["app/shop.tsx"] },
  "app/shop.tsx": { file: "assets/shop.js", imports: ["_store.js", "_react.js"], css: ["assets/shop.css"] },
  "app/cart.tsx": { file: "assets/cart.js", imports: ["_store.js"] },
};

async function read() {
  const folder = await mkdtemp(join(tmpdir(), "manifest-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "manifest.json");
  writeFileSync(file, JSON.stringify(MANIFEST));
  return readManifest(file);
}

it("a page has the files of the entry and of its own routes, each once, and no other page's", async () => {
  const findFiles = await read();
  expect(findFiles(["root", "app/shop.tsx"])).toEqual({
    entry: "/assets/entry.js",
    scripts: ["/assets/store.js", "/assets/react.js", "/assets/shop.js"],
    styles: ["/assets/store.css", "/assets/shop.css"],
  });
  expect(findFiles(["root", "app/cart.tsx"]).scripts).toContain("/assets/cart.js");
});

it("a page without a file of its own has the entry's", async () => {
  expect((await read())(["root"]).styles).toEqual(["/assets/store.css"]);
});
