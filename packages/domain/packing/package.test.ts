import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { checkPackage, createPackageFromTarballData, type Package } from "@arethetypeswrong/core";
import { publint } from "publint";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

// Each of these starts a tool, which may have to wait for its turn on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const run = promisify(execFile);
const { resolve } = createRequire(import.meta.url);

const HERE = import.meta.dirname;
const DOMAIN = dirname(HERE);
const PNPM = join(dirname(resolve("pnpm")), "bin/pnpm.cjs");
const TSC = join(dirname(resolve("typescript/package.json")), "bin/tsc");
const TARBALL = "store-domain-0.1.0.tgz";

let folder: string;
let tarball: Uint8Array<ArrayBuffer>;
let packed: Package;

const read = async (file: string) => new Uint8Array(await readFile(join(folder, file)));

/** The files of a package by their paths inside it. */
const filesOf = (one: Package) => one.listFiles().map((path) => path.replace("/node_modules/@store/domain/", ""));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "store-domain-"));
  await run(process.execPath, [PNPM, "pack", "--pack-destination", folder], { cwd: DOMAIN });
  tarball = await read(TARBALL);
  packed = createPackageFromTarballData(tarball);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("what is published", () => {
  test("is what was built, the README and the licence, and nothing else", () => {
    const others = filesOf(packed).filter((path) => !/^dist\/[a-z/-]+\.(js|d\.ts)$/.test(path));
    expect(others.sort()).toEqual(["LICENSE", "README.md", "package.json"]);
    expect(filesOf(packed)).toContain("dist/dates/format.d.ts");
    expect(filesOf(packed).join()).not.toMatch(/test/);
  });

  test("depends on nothing, and leads to what was built", () => {
    const manifest: unknown = JSON.parse(packed.readFile("/node_modules/@store/domain/package.json"));
    expect(manifest).toMatchObject({
      type: "module",
      sideEffects: false,
      main: "./dist/index.js",
      types: "./dist/index.d.ts",
      exports: { ".": { types: "./dist/index.d.ts", default: "./dist/index.js" } },
    });
    expect(manifest).not.toHaveProperty("dependencies");
    expect(manifest).not.toHaveProperty("peerDependencies");
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:|\/src\//);
  });

  test("has nothing that publint finds fault with", async () => {
    const { messages } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
    expect(messages).toEqual([]);
  });

  test("has types that are right however they are looked up", async () => {
    const analysis = await checkPackage(packed);
    if (!analysis.types) throw new Error("The package has no types");
    // A CommonJS program gets an ES module, which every Node that the store supports can require.
    expect(analysis.problems.filter(({ kind }) => kind !== "CJSResolvesToESM")).toEqual([]);
  });

  test("is the same when npm packs it, and the workspace's manifest is as it was afterwards", async () => {
    const copy = join(folder, "copy");
    const [manifest, prepare] = [join(copy, "package.json"), join(copy, "packing/prepare.mjs")];
    await cp(DOMAIN, copy, {
      recursive: true,
      filter: (path) => !/node_modules|\.turbo/.test(path.slice(DOMAIN.length)),
    });
    const before = await readFile(manifest, "utf8");
    const npm = { cwd: copy, env: { ...process.env, npm_config_user_agent: "npm/10.0.0" } };
    await run(process.execPath, [prepare, "publish"], npm);
    await run("npm", ["pack", "--ignore-scripts", "--offline"], npm);
    await run(process.execPath, [prepare, "restore"], npm);
    const byNpm = createPackageFromTarballData(await read(join("copy", TARBALL)));
    expect(filesOf(byNpm).sort()).toEqual(filesOf(packed).sort());
    expect((await publint({ pack: { tarball: (await read(join("copy", TARBALL))).buffer } })).messages).toEqual([]);
    expect(await readFile(manifest, "utf8")).toBe(before);
  });
});

describe("who uses it", () => {
  beforeAll(async () => {
    for (const path of packed.listFiles()) {
      await mkdir(join(folder, dirname(path)), { recursive: true });
      await writeFile(join(folder, path), packed.readFile(path));
    }
    await cp(join(HERE, "consumer.mjs"), join(folder, "consumer.mjs"));
    await cp(join(HERE, "consumer.mts"), join(folder, "consumer.mts"));
  });

  test("runs it with plain Node", async () => {
    const { stdout } = await run(process.execPath, ["consumer.mjs"], { cwd: folder });
    expect(stdout.trim()).toBe("₹1,180.00 +919876543210");
  });

  test.each([
    ["nodenext", "nodenext"],
    ["esnext", "bundler"],
  ])(
    "compiles against it strictly, as %s with %s resolution: rupees are no paise [R198]",
    async (module, resolution) => {
      const options = ["--strict", "--noEmit", "--exactOptionalPropertyTypes", "--noUncheckedIndexedAccess"];
      const target = ["--target", "es2020", "--module", module, "--moduleResolution", resolution];
      const compiled = await run(process.execPath, [TSC, ...options, ...target, "consumer.mts"], { cwd: folder }).then(
        ({ stdout }) => ({ code: 0, stdout }),
        // A compiler that is missing prints nothing either.
        ({ code, stdout }: { code: unknown; stdout: string }) => ({ code, stdout }),
      );
      expect(compiled).toEqual({ code: 0, stdout: "" });
    },
  );
});
