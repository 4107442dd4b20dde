import { access, constants, mkdir } from "node:fs/promises";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { ROOT } from "./workspace.mjs";

const PORTS = { WEB_PORT: 3000, API_PORT: 4000, EMBED_PORT: 3001 };

function readPort(name, environment) {
  const text = environment[name] || String(PORTS[name]);
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port < 1 || port > 65_535) {
    throw new Error(`${name} must be a port number from 1 to 65535; it is "${text}".`);
  }
  return port;
}

const checkFree = (name, port) =>
  new Promise((done, refuse) => {
    const probe = createServer();
    probe.once("error", ({ code }) =>
      refuse(
        new Error(
          code === "EADDRINUSE"
            ? `Port ${port} is taken: stop what uses it, or set ${name} to another.`
            : `Port ${port} cannot be used (${code}): set ${name} to another.`,
        ),
      ),
    );
    probe.listen(port, () => probe.close(done));
  });

async function checkWritable(folder) {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch ({ code }) {
    throw new Error(`The data folder ${folder} cannot be written (${code}): set DATA_DIR to another.`);
  }
}

/** The ports and the data folder, checked before anything is built. Throws the sentence that says what is wrong. */
export async function readStartSettings(environment) {
  const ports = {};
  for (const name of Object.keys(PORTS)) ports[name] = readPort(name, environment);
  const chosen = Object.values(ports);
  if (new Set(chosen).size < chosen.length) {
    throw new Error(`WEB_PORT, API_PORT and EMBED_PORT must differ; they are ${chosen.join(", ")}.`);
  }
  for (const [name, port] of Object.entries(ports)) await checkFree(name, port);
  const dataDir = resolve(ROOT, environment.DATA_DIR || ".data");
  await checkWritable(dataDir);
  const isDemo = environment.STORE_MODE !== "production";
  return { ports, dataDir: join(dataDir), databaseUrl: environment.DATABASE_URL || undefined, isDemo };
}
