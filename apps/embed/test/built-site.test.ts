import { type ChildProcess, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer as createHttpServer } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { registerSchema, validate } from "@hyperjump/json-schema/draft-2020-12";
import { documentTitle, embedPages, membershipBenefits, plainText } from "@store/content";
import { DEFAULT_POLICY, formatRupees } from "@store/domain";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const PAGE_LIMIT = 15_000;
const root = join(import.meta.dirname, "..");
const names = [...embedPages(DEFAULT_POLICY).map(({ path }) => path.slice(1)), "index", "404"];

let dist = "";
const read = (name: string) => readFile(join(dist, "pages", `${name}.html`), "utf8");

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), "embed-"));
  vi.stubEnv("NODE_ENV", "production");
  await build({ root, logLevel: "silent", build: { outDir: dist, emptyOutDir: true } });
  vi.unstubAllEnvs();
});
afterAll(() => rm(dist, { recursive: true }));

describe.each(names)("%s", (name) => {
  it(`is at most ${PAGE_LIMIT} bytes in gzip, styles and all [R188]`, async () => {
    expect((await readFile(join(dist, "pages", `${name}.html.gz`))).length).toBeLessThanOrEqual(PAGE_LIMIT);
  });

  it("ships no script and asks for nothing else [R188]", async () => {
    const html = await read(name);
    expect(html).not.toMatch(/<script|javascript:|\son[a-z]+=|<iframe|<img|<form|@import|url\(/i);
    expect(html).not.toMatch(/\ssrc=|<link(?! rel="icon" href="data:,")/);
    expect(html).not.toMatch(/\sstyle=/);
  });

  it("has no header and no footer of the site [R188]", async () => {
    const body = (await read(name)).split("<body", 2)[1] ?? "";
    expect(body.replace(/<article.*<\/article>/s, "")).not.toMatch(/<header|<footer|<nav/);
  });

  it("fits a phone: viewport to the edges, insets, large fonts, light and dark", async () => {
    const html = await read(name);
    expect(html).toMatch(/^<!doctype html><html lang="en-IN">/i);
    expect(html).toContain('content="width=device-width, initial-scale=1, viewport-fit=cover"');
    expect(html).toContain('name="color-scheme" content="light dark"');
    expect(html).toContain("prefers-color-scheme");
    for (const side of ["top", "right", "bottom", "left"]) expect(html).toContain(`env(safe-area-inset-${side}`);
    expect(html).toContain("html{font:-apple-system-body}");
    expect(html).not.toMatch(/font-size:\s*[\d.]+px|user-scalable|maximum-scale/);
  });

  it("keeps unused styles out", async () => {
    const html = await read(name);
    expect(html.match(/<style>/g)).toHaveLength(1);
    expect(html).not.toContain("@font-face");
  });
});

describe.each(embedPages(DEFAULT_POLICY).map((page) => [page.path, page] as const))("%s", (path, page) => {
  it("says what the site says under its title [R188]", async () => {
    const html = await read(path.slice(1));
    expect(html).toContain(`<title>${documentTitle(page.title, DEFAULT_POLICY.identity.shopName)}</title>`);
    expect(html).toContain(`<h1`);
    for (const { id, title } of page.sections) expect(html).toMatch(new RegExp(`<h2 id="${id}"[^>]*>${title}</h2>`));
    expect(html.replaceAll(/<[^>]+>/g, "")).toContain(plainText(page.intro ?? []).slice(0, 40));
  });

  it("links only to pages that exist here, to its own anchors, mail, phone and chat", async () => {
    const html = await read(path.slice(1));
    const here: readonly string[] = embedPages(DEFAULT_POLICY).map((other) => other.path);
    for (const [, href = ""] of html.matchAll(/<a href="([^"]*)"/g)) {
      if (href.startsWith("/")) expect(here).toContain(href);
      else if (href.startsWith("#")) expect(html).toContain(`id="${href.slice(1)}"`);
      else expect(href).toMatch(/^(mailto:|tel:|https:\/\/wa\.me\/)/);
    }
  });
});

describe("manifest.json", () => {
  const manifest = async () => JSON.parse(await readFile(join(dist, "pages", "manifest.json"), "utf8"));

  it("is of the shape that its schema documents", async () => {
    const schema = JSON.parse(await readFile(join(dist, "pages", "manifest.schema.json"), "utf8"));
    registerSchema(schema, "https://store.example/manifest.schema.json");
    expect(await validate("https://store.example/manifest.schema.json", await manifest())).toMatchObject({
      valid: true,
    });
    expect(await validate("https://store.example/manifest.schema.json", { pages: [] })).toMatchObject({ valid: false });
  });

  it("lists every page with its title and the hash of all that an app keeps of it [R188]", async () => {
    const { pages } = await manifest();
    const listed = embedPages(DEFAULT_POLICY).map(async ({ path, title, description, updatedOn }) => {
      const html = await readFile(join(dist, "pages", `${path.slice(1)}.html`));
      const sha256 = createHash("sha256").update(html).digest("hex");
      return {
        path,
        title,
        description,
        updatedOn,
        url: `${path}?v=${sha256.slice(0, 16)}`,
        sha256,
        bytes: html.length,
      };
    });
    expect(pages).toEqual(await Promise.all(listed));
  });
});

describe("subscription-plans", () => {
  it("has the price and the benefits of the membership, and no Join [R188]", async () => {
    const html = await read("subscription-plans");
    expect(html).toContain(formatRupees(DEFAULT_POLICY.membership.price));
    for (const { title } of membershipBenefits(DEFAULT_POLICY)) expect(html).toContain(title);
    expect(html).not.toMatch(/<button|choose Join/);
  });
});

describe("the server process", () => {
  const running: ChildProcess[] = [];
  afterAll(() => {
    for (const child of running) child.kill("SIGKILL");
  });

  function start(port: string, more: NodeJS.ProcessEnv = {}) {
    const env = { ...process.env, EMBED_PORT: port, ...more };
    const child = spawn(process.execPath, [join(dist, "server.js")], { env });
    running.push(child);
    const output = { out: "", err: "" };
    child.stdout.on("data", (chunk) => {
      output.out += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output.err += chunk;
    });
    return { child, output, exited: once(child, "close") };
  }

  /** A free port, and one that is taken until `release`. */
  async function holdPort() {
    const holder = createServer().listen(0);
    await once(holder, "listening");
    const address = holder.address();
    const port = typeof address === "object" && address ? String(address.port) : "";
    return { port, release: () => new Promise((done) => holder.close(done)) };
  }

  it.each(["SIGTERM", "SIGINT"] as const)("says where it listens, answers, and leaves with 0 on %s", async (signal) => {
    const { port, release } = await holdPort();
    await release();
    const { child, output, exited } = start(port);
    await once(child.stdout, "data");
    expect(output.out).toBe(`Policy and FAQ pages: http://localhost:${port}\n`);

    const faq = await fetch(`http://localhost:${port}/faq/?mobile=true`, { headers: { "accept-encoding": "br" } });
    expect(faq.status).toBe(200);
    expect(faq.headers.get("content-encoding")).toBe("br");
    expect(await faq.text()).toContain("5-day replacement guarantee");
    const head = await fetch(`http://localhost:${port}/faq`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
    expect((await fetch(`http://localhost:${port}/faq`, { method: "POST" })).status).toBe(405);
    expect((await fetch(`http://localhost:${port}/nowhere`)).status).toBe(404);
    const manifest = await fetch(`http://localhost:${port}/manifest.json`);
    const [{ url, sha256 }] = (await manifest.json()).pages;
    const kept = Buffer.from(await (await fetch(`http://localhost:${port}${url}`)).arrayBuffer());
    expect(createHash("sha256").update(kept).digest("hex")).toBe(sha256);
    expect(await (await fetch(`http://localhost:${port}/healthz`)).text()).toBe("ok\n");

    child.kill(signal);
    expect(await exited).toEqual([0, null]);
  });

  it("renders its pages again for a new policy, and keeps them while the backend is away [C59]", async () => {
    const shop = { version: 0, values: {} };
    const texts: { readonly page: string; readonly version: number; readonly text: object }[] = [];
    const answerAt = (url: string): unknown => {
      const [, page] = /^\/policy-texts\/([\w-]+)\/$/.exec(url) ?? [];
      if (page) return { text: texts.find((own) => own.page === page)?.text };
      if (!url.startsWith("/policy-texts/")) return shop;
      const changed_at = "2026-03-15T06:30:00.000Z";
      return texts.map(({ text, ...own }) => ({ ...own, title: "T", description: "D", changed_at }));
    };
    const backend = createHttpServer(({ url = "" }, response) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ status: true, data: answerAt(url) }));
    }).listen(0, "127.0.0.1");
    await once(backend, "listening");
    const address = backend.address();
    const apiPort = typeof address === "object" && address ? String(address.port) : "";
    const { port, release } = await holdPort();
    await release();
    const { child, exited } = start(port, { API_PORT: apiPort });
    await once(child.stdout, "data");
    const page = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).text();
    expect(await page("/terms-and-conditions")).toContain("+91 55500 00100");
    Object.assign(shop, { version: 1, values: { "identity.phones.care": "9811122233", "policy.minimumOrder": "300" } });
    await expect.poll(() => page("/terms-and-conditions")).toContain("+91 98111 22233");
    expect(await page("/faq")).toContain("₹300");
    const html = await page("/terms-and-conditions");
    expect(html).not.toContain("<script");
    const { pages } = JSON.parse(await page("/manifest.json"));
    const sha256 = createHash("sha256").update(html).digest("hex");
    expect(pages).toContainEqual(expect.objectContaining({ path: "/terms-and-conditions", sha256 }));
    expect(JSON.parse(await page("/manifest.schema.json"))).toHaveProperty("$schema");
    texts.push({
      page: "shipping-policy",
      version: 1,
      text: {
        ...{ title: "How we ship", description: "In short.", updated_on: "2026-03-15" },
        sections: [
          {
            ...{ id: "charges", title: "Charges of {{shop-name}}" },
            blocks: [
              { kind: "heading", title: "In <India>" },
              {
                kind: "paragraph",
                text: ["From {{minimum-order}}, ", { em: "soon" }, ", see ", { text: "FAQ", href: "/faq#coins" }],
              },
            ],
          },
        ],
      },
    });
    await expect.poll(() => page("/shipping-policy")).toContain("How we ship</h1>");
    const own = await page("/shipping-policy");
    for (const part of [
      /<h2 id="charges"[^>]*>Charges of Surabhi Organics<\/h2>/,
      /<h3[^>]*>In &lt;India&gt;<\/h3>/,
      /<a href="#charges"/,
      /From ₹300, <em>soon<\/em>, see <a href="\/faq#coins"/,
      /<time dateTime="2026-03-15">/i,
      /<meta name="description" content="In short."/,
    ])
      expect(own).toMatch(part);
    expect(own).not.toContain("<script");
    expect(JSON.parse(await page("/manifest.json")).pages).toContainEqual(
      expect.objectContaining({ path: "/shipping-policy", title: "How we ship", updatedOn: "2026-03-15" }),
    );
    texts.splice(0);
    await expect.poll(() => page("/shipping-policy")).toContain("Shipping Policy</h1>");
    backend.close();
    backend.closeAllConnections();
    expect(await page("/terms-and-conditions")).toBe(html);
    child.kill("SIGTERM");
    expect(await exited).toEqual([0, null]);
  });

  it("exits with 1 and one sentence when the port is taken", async () => {
    const { port, release } = await holdPort();
    const { output, exited } = start(port);
    expect(await exited).toEqual([1, null]);
    expect(output).toEqual({
      out: "",
      err: `Port ${port} is already in use: stop what listens there, or set EMBED_PORT.\n`,
    });
    await release();
  });

  it("exits with 1 and one sentence when the port is no port", async () => {
    const { output, exited } = start("many");
    expect(await exited).toEqual([1, null]);
    expect(output.err).toBe('EMBED_PORT must be a port number from 1 to 65535, not "many".\n');
  });
});
