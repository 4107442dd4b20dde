import { createServer } from "node:net";

/** Opens a server on a port of the system's choice and resolves to the port, once it is closed again. */
const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address ? done(address.port) : fail(new Error("There is no free port.")),
      );
    });
  });

export interface Ports {
  readonly WEB_PORT: number;
  readonly API_PORT: number;
  readonly EMBED_PORT: number;
}

/** Three ports that nobody listens on. */
export async function freePorts(): Promise<Ports> {
  const [web, api, embed] = await Promise.all([freePort(), freePort(), freePort()]);
  return { WEB_PORT: web, API_PORT: api, EMBED_PORT: embed };
}
