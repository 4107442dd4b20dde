import { access, constants, mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { resolve } from "node:path";
import { ROOT, stop } from "./workspace.ts";

export interface Ports {
  readonly WEB_PORT: number;
  readonly API_PORT: number;
  readonly EMBED_PORT: number;
}

export interface StartSettings {
  readonly ports: Ports;
  readonly dataDir: string;
  /** Whether the data is on a Postgres server. */
  readonly isOnServer: boolean;
  readonly isDemo: boolean;
}

function readPort(name: keyof Ports, usual: number): number {
  const text = process.env[name] || String(usual);
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535)
    stop(`${name} must be a port number from 1 to 65535; it is "${text}".`);
  return port;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : String(error);

async function checkFree(name: string, port: number): Promise<void> {
  const { promise, resolve: done, reject } = Promise.withResolvers<void>();
  const probe = createServer();
  probe.once("error", reject);
  probe.listen(port, () => probe.close(() => done()));
  try {
    await promise;
  } catch (error) {
    if (codeOf(error) === "EADDRINUSE") stop(`Port ${port} is taken: stop what uses it, or set ${name} to another.`);
    stop(`Port ${port} cannot be used (${codeOf(error)}): set ${name} to another.`);
  }
}

async function checkWritable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    stop(`The data folder ${folder} cannot be written (${codeOf(error)}): set DATA_DIR to another.`);
  }
}

/** The ports and the data folder, checked before anything is built. Exits with the sentence that says what is wrong. */
export async function startSettings(): Promise<StartSettings> {
  const ports = {
    WEB_PORT: readPort("WEB_PORT", 3000),
    API_PORT: readPort("API_PORT", 4000),
    EMBED_PORT: readPort("EMBED_PORT", 3001),
  };
  const chosen = Object.values(ports);
  if (new Set(chosen).size < chosen.length)
    stop(`WEB_PORT, API_PORT and EMBED_PORT must differ; they are ${chosen.join(", ")}.`);
  for (const [name, port] of Object.entries(ports)) await checkFree(name, port);
  const dataDir = resolve(ROOT, process.env.DATA_DIR || ".data");
  await checkWritable(dataDir);
  return {
    ports,
    dataDir,
    isOnServer: Boolean(process.env.DATABASE_URL || process.env.DATABASE_URL_FILE),
    isDemo: process.env.STORE_MODE !== "production",
  };
}
