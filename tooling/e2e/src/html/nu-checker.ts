import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as v from "valibot";

/** The package's own script would look for a Java to download. */
const JAR = createRequire(import.meta.url).resolve("vnu-jar/build/dist/vnu.jar");
/** Its code is compiled once and quickly, which halves the time of the processor; the checker's schemas are deep. */
const FOR_A_SHORT_RUN = ["-XX:+IgnoreUnrecognizedVMOptions", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss16m"];
const LARGEST_REPORT = 64 * 1024 * 1024;

/** Whether the checker can run here. */
export const HAS_JAVA = spawnSync("java", ["-version"]).status === 0;

const Report = v.object({
  messages: v.array(
    v.object({
      type: v.string(),
      url: v.string(),
      message: v.string(),
      extract: v.optional(v.string(), ""),
    }),
  ),
});

/** It exits with 1 when it has found errors: what it printed counts. */
const check = (args: readonly string[]) =>
  new Promise<string>((done, fail) => {
    execFile(
      "java",
      [...FOR_A_SHORT_RUN, "-jar", JAR, ...args],
      { maxBuffer: LARGEST_REPORT },
      (error, stdout, stderr) => {
        if (stdout) done(stdout);
        else fail(error ?? new Error(`The Nu HTML checker printed nothing: ${stderr}`));
      },
    );
  });

/**
 * Checks documents with the Nu HTML checker, all in one process, since Java starts slowly.
 * @param documents HTML by address
 * @returns each error with the address and what stands there
 */
export async function htmlErrors(documents: ReadonlyMap<string, string>): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), "store-html-"));
  try {
    const files = [...documents].map(([address, html], place) => ({
      address,
      html,
      file: join(folder, `${place}.html`),
    }));
    for (const { file, html } of files) await writeFile(file, html);
    const addresses = new Map(files.map(({ file, address }) => [pathToFileURL(file).href, address]));
    const args = ["--format", "json", "--stdout", "--errors-only", ...files.map(({ file }) => file)];
    const { messages } = v.parse(Report, JSON.parse(await check(args)));
    return messages.map(
      ({ url, message, extract }) => `${addresses.get(new URL(url).href) ?? url}: ${message}\n  ${extract}`,
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}
