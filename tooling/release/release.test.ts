import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire, isBuiltin } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePort } from "@store/scripts/free-port";
import { parseAst } from "vite";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { PRODUCTION } from "../../apps/api/src/testing/production-environment.ts";
import { makeRelease, type Release } from "./make-release.ts";

let folder: string;
let release: Release;
const started: ChildProcess[] = [];
const store = () => join(folder, "store");

beforeAll(async () => {
  // Outside the repository, whose packages would be found from within it.
  folder = await mkdtemp(join(tmpdir(), "store-release-"));
  release = await makeRelease(store());
});
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGTERM");
    await once(child, "exit");
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function start(environment: Readonly<Record<string, string>>, ...args: readonly string[]) {
  const { PATH = "" } = process.env;
  const child = spawn(process.execPath, [join(store(), "server.js"), ...args], {
    cwd: folder,
    env: { PATH, HOST: "127.0.0.1", DATA_DIR: join(folder, "data"), ...environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  started.push(child);
  const problem = text(child.stderr);
  return { child, problem, exit: once(child, "exit").then(([code]) => Number(code)) };
}

/** Of a new database, on a busy machine. */
const POLL = { timeout: 250_000, interval: 500 };

const statusOf = async (address: string) => (await fetch(address)).status;

/** The names of the modules that a file imports, other than files beside it. */
function modulesOf(file: string): readonly string[] {
  const names: string[] = [];
  JSON.stringify(parseAst(readFileSync(file, "utf8")), (key, value: unknown) => {
    if (key === "source" && typeof value === "object" && value && "value" in value) names.push(String(value.value));
    return typeof value === "bigint" ? undefined : value;
  });
  return names.filter((name) => !/^[./]/.test(name) && !isBuiltin(name));
}

describe("a release", () => {
  test("holds programs and packages of production, and no source, test, type or map", () => {
    const files = globSync("**/*", { cwd: store() });
    expect(files.filter((file) => /\.(tsx?|[cm]ts|map)$|\.test\.|\.md$/.test(file))).toEqual([]);
    const names = files.flatMap((file) => /^node_modules\/((?:@[^/]+\/)?[^/]+)\/package\.json$/.exec(file)?.[1] ?? []);
    expect(names.filter((name) => name.startsWith("@store/"))).toEqual(["@store/demo"]);
    expect(names).toContain("hono");
    expect(names.filter((name) => /^(@types|vite|vitest|typescript|react|drizzle-kit)\b/.test(name))).toEqual([]);
    expect(release.packages).toBeGreaterThan(50);
    expect(release.bytes).toBeLessThan(130_000_000);
  });

  test("has every module that its programs import", () => {
    const missing = globSync("apps/{api,embed}/dist/**/*.js", { cwd: store() }).flatMap((file) => {
      const path = join(store(), file);
      const { resolve } = createRequire(path);
      const isThere = (name: string) => {
        const [, top = ""] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
        return resolve.paths(name)?.some((at) => existsSync(join(at, top, "package.json")));
      };
      return modulesOf(path).filter((name) => !isThere(name));
    });
    expect(missing).toEqual([]);
  });

  test("opens a shop in production in one process group, says that it serves, and ends when it is told to", async () => {
    const [web, api, embed] = await Promise.all([freePort(), freePort(), freePort()]);
    const ports = { WEB_PORT: String(web), API_PORT: String(api), EMBED_PORT: String(embed) };
    const { child, exit } = start({ ...PRODUCTION, ...ports });
    const storefront = `http://127.0.0.1:${web}`;
    await expect.poll(() => statusOf(`${storefront}/backend/readyz`), POLL).toBe(200);
    const isHealthy = async () => (await start(ports, "health").exit) === 0;
    expect(await isHealthy()).toBe(true);

    const paths = ["/", "/dashboard", "/backend/web/products/list/", "/backend/readyz"];
    expect(await Promise.all(paths.map((path) => statusOf(storefront + path)))).toEqual([200, 200, 200, 200]);
    expect(await statusOf(`http://127.0.0.1:${embed}/faq`)).toBe(200);
    const version: unknown = await (await fetch(`http://127.0.0.1:${api}/version`)).json();
    expect(version).toMatchObject({ version: release.version, role: "all" });

    child.kill("SIGTERM");
    expect(await exit).toBe(0);
    expect(await isHealthy()).toBe(false);
  });

  test("runs one program for one role, in the process that was started", async () => {
    const port = await freePort();
    const role = { STORE_ROLE: "web", WEB_PORT: String(port) };
    const { child, exit } = start({ ...role, API_URL: "http://127.0.0.1:1" });
    await expect.poll(() => statusOf(`http://127.0.0.1:${port}/healthz`), POLL).toBe(200);
    expect(await start(role, "health").exit).toBe(0);
    expect(readFileSync(`/proc/${child.pid}/cmdline`, "utf8")).toContain("apps/web/build/server/index.js");
    child.kill("SIGTERM");
    expect(await exit).toBe(0);
  });

  test.each([
    ["api", /^STORE_ROLE must be all without DATABASE_URL/],
    ["shop", /^STORE_ROLE must be all, web, api, worker or embed; it is "shop"\.$/],
  ])("refuses the role %s in a sentence", async (role, sentence) => {
    const { problem, exit } = start({ STORE_ROLE: role });
    expect(await exit).toBe(1);
    expect((await problem).trim()).toMatch(sentence);
  });

  test.each([
    ["staff", "npm run staff -- add"],
    ["backup", "npm run backup"],
    ["restore", "npm run restore"],
  ])("has the command %s", async (name, usage) => {
    const { problem, exit } = start({}, name, "--bake");
    expect(await exit).toBe(1);
    expect(await problem).toContain(usage);
  });
});
