import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { promisify } from "node:util";
import { CHROMIUM_FLAGS, findChromium } from "@store/chromium";
import * as v from "valibot";
import { BenchProblem } from "../bench-problem.ts";
import { Report, SpeedReport } from "./report.ts";

const run = promisify(execFile);
const LIGHTHOUSE = createRequire(import.meta.url).resolve("lighthouse/cli/index.js");

/** Large, since a report contains screenshots. In bytes. */
const LARGEST_REPORT = 64 * 1024 * 1024;
const PAGE_TIMEOUT_MS = 120_000;

const BROWSER_FLAGS = ["--headless=new", ...CHROMIUM_FLAGS].join(" ");

/** Lighthouse sometimes loses the browser's trace of a visit, mostly on a busy machine. */
const ATTEMPTS = 3;
const LOST_RECORD = "NO_NAVSTART";

async function lighthouse(url: string, options: readonly string[], attempt = 1): Promise<string> {
  const flags = [`--chrome-flags=${BROWSER_FLAGS}`, "--no-enable-error-reporting", ...options];
  const args = [url, "--quiet", "--output=json", ...flags];
  try {
    const { stdout } = await run(process.execPath, [LIGHTHOUSE, ...args], {
      env: { ...process.env, CHROME_PATH: findChromium() },
      maxBuffer: LARGEST_REPORT,
      timeout: PAGE_TIMEOUT_MS,
    });
    return stdout;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    if (attempt < ATTEMPTS && message.includes(LOST_RECORD)) return lighthouse(url, options, attempt + 1);
    throw new BenchProblem(`Lighthouse could not visit ${url}: ${message}`);
  }
}

async function reportOf<Read extends { readonly runtimeError?: { readonly message: string } | undefined }>(
  url: string,
  schema: v.GenericSchema<unknown, Read>,
  options: readonly string[],
): Promise<Read> {
  const report = v.parse(schema, JSON.parse(await lighthouse(url, options)));
  if (report.runtimeError) throw new BenchProblem(`Lighthouse could not visit ${url}: ${report.runtimeError.message}`);
  return report;
}

const NOINDEX = /<meta name="robots" content="noindex"/;

/** A page that is kept from search engines on purpose, such as the cart, would lose its SEO points for that alone. */
async function seoOptions(url: string): Promise<readonly string[]> {
  const html = await (await fetch(url)).text();
  return NOINDEX.test(html) ? ["--skip-audits=is-crawlable"] : [];
}

/** Visits a page once, as a phone on a slow network (simulated), with a browser and a profile of its own. */
export const visit = async (url: string): Promise<Report> => reportOf(url, Report, await seoOptions(url));

const SPEED_ALONE = "--only-categories=performance";

/** The same for the speed alone. */
export const visitForSpeed = (url: string): Promise<SpeedReport> => reportOf(url, SpeedReport, [SPEED_ALONE]);

/** The same with every script file blocked: what the HTML alone would give. */
export const visitWithoutScripts = (url: string): Promise<SpeedReport> =>
  reportOf(url, SpeedReport, [SPEED_ALONE, "--blocked-url-patterns=*.js"]);
