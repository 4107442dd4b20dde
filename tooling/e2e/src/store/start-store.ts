import { type Command, type Environment, run } from "./command.ts";
import { freePorts } from "./free-ports.ts";

/** Where the parts of a running store answer. */
export interface StoreAddresses {
  readonly web: string;
  readonly api: string;
  readonly embed: string;
}

export interface RunningStore {
  readonly addresses: StoreAddresses;
  readonly command: Command;
  /** Interrupts it; fails when it does not end in order. */
  readonly stop: () => Promise<void>;
}

/** A busy machine is slow, not broken. */
export const API_TIMEOUT_SECONDS = 60;

export const START_SCRIPT = "tooling/scripts/start.ts";
export const DEV_SCRIPT = "tooling/scripts/dev.ts";

const addressAfter = (label: string) => new RegExp(`${label}\\s+(http://\\S+?:\\d+)`);

/**
 * Starts the whole store as a newcomer does, on free ports, and reads its addresses from what it prints.
 * @param dataDir the folder of its database.
 * @param settings what a newcomer would not set.
 * @param script the built store, or the store from its source.
 */
export async function startStore(
  dataDir: string,
  settings: Environment = {},
  script: typeof START_SCRIPT | typeof DEV_SCRIPT = START_SCRIPT,
): Promise<RunningStore> {
  // The machine's processors are for the tests: pictures are rendered when they are asked for.
  const command = run(script, { PREPARE_PICTURES: "no", ...(await freePorts()), ...settings, DATA_DIR: dataDir });
  await command.printed(/The store is open/);
  const read = async (label: string) => (await command.printed(addressAfter(label)))[1] ?? "";
  const stop = async () => {
    const code = await command.interrupt();
    if (code !== 0) throw new Error(`The store did not stop in order (exit code ${code}):\n${command.output()}`);
  };
  return {
    addresses: { web: await read("storefront"), api: await read("API"), embed: await read("embed pages") },
    command,
    stop,
  };
}
