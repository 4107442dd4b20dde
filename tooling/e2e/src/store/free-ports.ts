import { createServer } from "node:net";

/**
 * Each worker has its own ports, below those that the system gives to outgoing connections: nothing else takes a port
 * between the moment it was found free and the moment a server listens on it.
 */
const FIRST_PORT = 20_000;
const PORTS_OF_WORKER = 1000;

const worker = Number(process.env.VITEST_POOL_ID ?? 0);
let given = process.pid % PORTS_OF_WORKER;

const isFree = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const probe = createServer();
    probe.once("error", () => done(false));
    probe.listen(port, () => probe.close(() => done(true)));
  });

/** A free port. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < PORTS_OF_WORKER; tries += 1) {
    given = (given + 1) % PORTS_OF_WORKER;
    const port = FIRST_PORT + worker * PORTS_OF_WORKER + given;
    if (await isFree(port)) return port;
  }
  throw new Error("There is no free port.");
}

export interface Ports {
  readonly WEB_PORT: number;
  readonly API_PORT: number;
  readonly EMBED_PORT: number;
}

/** Three free ports. */
export async function freePorts(): Promise<Ports> {
  return { WEB_PORT: await freePort(), API_PORT: await freePort(), EMBED_PORT: await freePort() };
}
