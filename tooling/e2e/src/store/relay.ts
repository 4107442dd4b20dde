import { connect, createServer, type Server, type Socket } from "node:net";

export interface Relay {
  /** From now on the backend answers; what was asked while it was silent, too. */
  readonly open: () => Promise<void>;
  /** From now on the backend takes what it is asked, and answers nothing. */
  readonly silence: () => Promise<void>;
  /** From now on nobody is there, and who was being answered is cut off. */
  readonly cut: () => Promise<void>;
}

/** Stands in the backend's place at a port; nobody is there at first. */
export function createRelay(port: number, backend: string): Relay {
  const pairs = new Set<readonly [client: Socket, upstream: Socket]>();
  let isSilent = false;
  let server: Server | undefined;

  const passOn = (client: Socket) => {
    const upstream = connect(Number(new URL(backend).port), "127.0.0.1");
    const pair = [client, upstream] as const;
    const end = () => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    pairs.add(pair);
    for (const socket of pair) socket.on("error", end).on("close", end);
    upstream.pipe(client);
    if (!isSilent) client.pipe(upstream);
  };

  const listen = () =>
    new Promise<void>((done) => {
      if (server) return done();
      server = createServer(passOn).listen(port, done);
    });

  return {
    open: async () => {
      isSilent = false;
      for (const [client, upstream] of pairs) client.pipe(upstream);
      await listen();
    },
    silence: async () => {
      isSilent = true;
      // What is asked then waits in the socket, which nobody reads.
      for (const [client, upstream] of pairs) client.unpipe(upstream);
      await listen();
    },
    cut: () =>
      new Promise<void>((done) => {
        for (const [client] of pairs) client.destroy();
        if (!server) return done();
        server.close(() => done());
        server = undefined;
      }),
  };
}
