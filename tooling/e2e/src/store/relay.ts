import { connect, createServer, type Server, type Socket } from "node:net";

export interface Relay {
  /** From now on the backend answers, earlier requests included. */
  readonly open: () => Promise<void>;
  /** From now on the backend accepts requests and answers none. */
  readonly silence: () => Promise<void>;
  /** From now on connections are refused; open ones are cut. */
  readonly cut: () => Promise<void>;
}

/** A proxy in front of the backend, at a port of its own; connections are refused at first. */
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
      // What is piped twice arrives twice: the second answer would be taken for that of the next request.
      if (isSilent) for (const [client, upstream] of pairs) client.pipe(upstream);
      isSilent = false;
      await listen();
    },
    silence: async () => {
      isSilent = true;
      // Requests then wait in the socket, which is not read.
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
