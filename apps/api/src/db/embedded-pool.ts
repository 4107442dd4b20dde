import { Duplex } from "node:stream";
import type { PGlite } from "@electric-sql/pglite";
import pg from "pg";

type Done = (error?: Error | null) => void;

/** What `pg` takes for its socket. */
class EmbeddedSocket extends Duplex {
  readonly #client: PGlite;

  constructor(client: PGlite) {
    super();
    this.#client = client;
  }

  /** An embedded database has one session: what another connection left in it ends. */
  connect(): void {
    this.#client.exec("rollback; deallocate all").then(
      () => this.emit("connect"),
      (error: Error) => this.destroy(error),
    );
  }

  // `pg` asks for these of a socket; within a process they mean nothing.
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(message: Uint8Array, _encoding: BufferEncoding, done: Done): void {
    const replies: Buffer[] = [];
    // A copy, as each reply is a view of the database's memory. `execProtocolRaw` would parse them too, and keep the result.
    const onRawData = (reply: Uint8Array) => void replies.push(Buffer.from(reply));
    this.#client
      .runExclusive(() => this.#client.execProtocolRawStream(message, { onRawData }))
      .then(() => {
        for (const reply of replies) this.push(reply);
        done();
      })
      .catch(done);
  }

  override _writev(messages: readonly { readonly chunk: Uint8Array }[], done: Done): void {
    this._write(Buffer.concat(messages.map(({ chunk }) => chunk)), "utf8", done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }
}

/**
 * `pg`, which asks Postgres servers, on an embedded database. It has one connection, as there is one session. A prepared
 * statement is parsed and planned once, and all its messages are sent together; by PGlite's own calls both are most of the
 * time that a short statement takes.
 */
export function createEmbeddedPool(client: PGlite): pg.Pool {
  const pool = new pg.Pool({
    ...{ stream: () => new EmbeddedSocket(client), user: "postgres", database: "postgres" },
    ...{ max: 1, idleTimeoutMillis: 0 },
  });
  // An error event without a listener ends the process. The statement fails with the error anyway.
  pool.on("error", () => {});
  return pool;
}
