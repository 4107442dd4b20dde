import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface TcpProxy {
  readonly port: number;
  /** Ends all connections and refuses new ones. */
  readonly cut: () => void;
  /** Keeps all connections open, takes new ones, and passes nothing on. */
  readonly freeze: () => void;
  readonly isFrozen: () => boolean;
  /** Takes new connections again, and passes on what was frozen. */
  readonly restore: () => void;
  readonly close: () => void;
}

/** Passes connections on to a server that others use too, so that a test can take it away from one of them. */
export async function openTcpProxy(target: { readonly host: string; readonly port: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket, other: () => Socket) => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.on("close", () => {
      sockets.delete(socket);
      other().destroy();
    });
  };
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  let isFrozen = false;
  /** Piped in our own code: `pipe` would resume a paused socket by itself. */
  const forward = (from: Socket, to: Socket) => {
    from.on("data", (chunk) => to.write(chunk));
    if (isFrozen) from.pause();
  };
  const server = createServer((client) => {
    if (isCut) return void client.destroy();
    const upstream = connect(target);
    keep(client, () => upstream);
    keep(upstream, () => client);
    forward(client, upstream);
    forward(upstream, client);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return {
    port: typeof address === "object" && address ? address.port : 0,
    cut,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    isFrozen: () => isFrozen,
    restore: () => {
      isCut = false;
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: () => {
      cut();
      server.close();
    },
  };
}
