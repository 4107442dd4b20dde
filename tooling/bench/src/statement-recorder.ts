import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** A statement as a client sent it, and what it was answered. */
export interface RecordedStatement {
  /** Of a prepared statement; empty for others. */
  readonly name: string;
  readonly text: string;
  /** As text, or as bytes; undefined for a statement that takes none. */
  readonly values: readonly (string | Buffer | null)[] | undefined;
  readonly rows: (readonly (string | null)[])[];
  /** What Postgres says at its end, such as `UPDATE 1`. */
  tag: string;
}

const TYPE_AND_LENGTH = 5;
const NULL = -1;
const BYTES = 1;

/** Reads the fields of a message of Postgres' wire protocol. */
class MessageReader {
  readonly #message: Buffer;
  #at: number;

  constructor(message: Buffer, at: number) {
    this.#message = message;
    this.#at = at;
  }

  text(): string {
    const end = this.#message.indexOf(0, this.#at);
    const text = this.#message.toString("utf8", this.#at, end);
    this.#at = end + 1;
    return text;
  }

  int16(): number {
    this.#at += 2;
    return this.#message.readInt16BE(this.#at - 2);
  }

  /** A value with its length before it. */
  value(): Buffer | null {
    const length = this.#message.readInt32BE(this.#at);
    this.#at += 4 + Math.max(length, 0);
    return length === NULL ? null : this.#message.subarray(this.#at - length, this.#at);
  }

  /** A list with its count before it. */
  list<T>(read: () => T): T[] {
    return Array.from({ length: this.int16() }, read);
  }
}

/** Cuts what one side sends into messages, and hands each on with its type; a client's first has none. */
function cutter(isClient: boolean, onMessage: (type: string, read: MessageReader) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  let isFirst = isClient;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length >= TYPE_AND_LENGTH) {
      const length = isFirst ? rest.readInt32BE(0) : rest.readInt32BE(1) + 1;
      if (rest.length < length) return;
      if (!isFirst) onMessage(String.fromCharCode(rest[0] ?? 0), new MessageReader(rest, TYPE_AND_LENGTH));
      isFirst = false;
      rest = rest.subarray(length);
    }
  };
}

/** Records what goes over one connection. */
function watch(client: Socket, server: Socket, onStatement: (statement: RecordedStatement) => void): void {
  const prepared = new Map<string, string>();
  const asked: RecordedStatement[] = [];
  const ask = (statement: Omit<RecordedStatement, "rows" | "tag">) => {
    const recorded = { ...statement, rows: [], tag: "" };
    asked.push(recorded);
    onStatement(recorded);
  };

  const readClient = cutter(true, (type, read) => {
    if (type === "Q") ask({ name: "", text: read.text(), values: undefined });
    if (type === "P") prepared.set(read.text(), read.text());
    if (type === "B") {
      read.text();
      const name = read.text();
      const formats = read.list(() => read.int16());
      const bytes = read.list(() => read.value());
      const values = bytes.map((value, place) =>
        value === null || formats[place] === BYTES ? value : value.toString("utf8"),
      );
      ask({ name, text: prepared.get(name) ?? "", values });
    }
  });
  const readServer = cutter(false, (type, read) => {
    const [current] = asked;
    if (type === "D") current?.rows.push(read.list(() => read.value()?.toString("utf8") ?? null));
    if (type === "C" && current) current.tag = read.text();
    // The driver waits for it after each statement.
    if (type === "Z") asked.shift();
  });
  client.on("data", readClient).pipe(server);
  server.on("data", readServer).pipe(client);
  for (const [one, other] of [
    [client, server],
    [server, client],
  ] as const)
    one.on("error", () => other.destroy());
}

export interface StatementRecorder {
  /** Where a client finds the database through it. */
  readonly url: string;
  /** What was asked since the last call, in its order. */
  readonly take: () => readonly RecordedStatement[];
  readonly close: () => void;
}

/** Stands between a client and a Postgres server, and records the statements that pass. */
export async function recordStatements(url: string): Promise<StatementRecorder> {
  const { hostname, port } = new URL(url);
  let recorded: RecordedStatement[] = [];
  const server = createServer((client) =>
    watch(client, connect(Number(port || 5432), hostname), (statement) => recorded.push(statement)),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const own = new URL(url);
  own.hostname = "127.0.0.1";
  own.port = String(Object(server.address()).port);
  return {
    url: own.href,
    take: () => {
      const taken = recorded;
      recorded = [];
      return taken;
    },
    close: () => server.close(),
  };
}
