import { type SpawnOptions, spawn } from "node:child_process";
import { delimiter, join } from "node:path";

export const ROOT = join(import.meta.dirname, "..", "..");

/** Exits with one sentence: what is wrong, and what to do. */
export function stop(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** Runs a command to its end; resolves to its exit code. */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const child = spawn(command, args, { cwd: ROOT, stdio: "inherit", ...options });
  child.on("error", reject);
  child.on("exit", (code) => resolve(code ?? 1));
  return promise;
}

const BINARIES = join(ROOT, "node_modules", ".bin");

export const binary = (name: string): string => join(BINARIES, name);

/** The tools' environment: pnpm is found even when npm did not start the script, and telemetry is off. */
export const toolEnvironment = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...environment,
  PATH: `${BINARIES}${delimiter}${environment.PATH ?? ""}`,
  TURBO_TELEMETRY_DISABLED: "1",
  DO_NOT_TRACK: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
});

/** Builds the named packages and their dependencies; unchanged ones come from the cache. */
export async function build(packages: readonly string[]): Promise<void> {
  const filters = packages.map((name) => `--filter=${name}`);
  const args = ["run", "build", "--output-logs=errors-only", "--log-prefix=none", ...filters];
  // Standard output is the command's own: it may be a backup.
  const stdio: SpawnOptions["stdio"] = ["inherit", process.stderr, "inherit"];
  const code = await run(binary("turbo"), args, { env: toolEnvironment(process.env), stdio });
  if (code !== 0) stop("The build failed; the lines above say why.");
}
