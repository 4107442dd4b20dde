import { spawn } from "node:child_process";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../../../..");

/** Settings of the developer's environment that a newcomer does not have. */
const NOT_A_NEWCOMERS =
  /^(VITEST|NODE_ENV$|NODE_OPTIONS$|DATABASE_|STORE_MODE$|API_URL$|SITE_URL$|LOG_LEVEL$|.*_PORT$)/;

const newcomersEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !NOT_A_NEWCOMERS.test(name)));

export interface Command {
  readonly pid: number | undefined;
  /** Everything that it has written so far, on both of its outputs. */
  readonly output: () => string;
  /** Resolves to the match once the output holds it; rejects when the command ends before. */
  readonly printed: (words: RegExp) => Promise<RegExpExecArray>;
  /** Resolves to the exit code. */
  readonly ended: Promise<number | null>;
  readonly interrupt: () => Promise<number | null>;
}

/** Environment variables. */
export type Environment = Readonly<Record<string, string | number>>;

/** Runs a Node script of the repository from its root. */
export function run(script: string, settings: Environment, args: readonly string[] = []): Command {
  const overrides = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
  const child = spawn(process.execPath, [join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { ...newcomersEnvironment(), ...overrides },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const killWithUs = () => child.kill("SIGINT");
  process.once("exit", killWithUs);

  let output = "";
  let watchers: (() => void)[] = [];
  const wake = () => {
    for (const watcher of watchers) watcher();
  };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (words) => {
      output += String(words);
      wake();
    });
  }
  const ended = new Promise<number | null>((done) => child.once("close", done));
  void ended.then(() => {
    process.off("exit", killWithUs);
    wake();
  });

  const printed = (words: RegExp) =>
    new Promise<RegExpExecArray>((done, fail) => {
      const look = () => {
        const match = words.exec(output);
        if (!match && child.exitCode === null && child.signalCode === null) return;
        watchers = watchers.filter((watcher) => watcher !== look);
        if (match) done(match);
        else fail(new Error(`${script} ended without printing ${words}; it printed:\n${output}`));
      };
      watchers.push(look);
      look();
    });

  return {
    pid: child.pid,
    output: () => output,
    printed,
    ended,
    interrupt: () => {
      child.kill("SIGINT");
      return ended;
    },
  };
}
