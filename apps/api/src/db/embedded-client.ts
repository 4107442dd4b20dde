import { PGlite, type QueryOptions, type Transaction, types } from "@electric-sql/pglite";

/** Drizzle reads these from their text by itself: times, and arrays of numbers and of times. */
const READ_BY_DRIZZLE = [
  ...[types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE],
  ...[1231, 1115, 1185, 1187, 1182],
];
const asText = (value: string) => value;

/** The options of one statement, without its parsers. */
const withoutParsers = ({ parsers: _, ...options }: QueryOptions): QueryOptions => options;

/**
 * Drizzle passes the same few parsers with each statement, and PGlite then copies the hundreds of its own to add them:
 * half of the time that a short statement takes. Here they are the client's.
 */
export class EmbeddedClient extends PGlite {
  /** Opens a database whose rows Drizzle reads. */
  static async open(options: ConstructorParameters<typeof PGlite>[0]): Promise<EmbeddedClient> {
    const client = new EmbeddedClient(options);
    await client.waitReady;
    // PGlite has made parsers of arrays by now.
    for (const type of READ_BY_DRIZZLE) client.parsers[type] = asText;
    return client;
  }

  override query<T>(text: string, params?: unknown[], options: QueryOptions = {}) {
    return super.query<T>(text, params, withoutParsers(options));
  }

  override transaction<T>(task: (tx: Transaction) => Promise<T>) {
    return super.transaction<T>((tx) => {
      const query = tx.query;
      tx.query = (text, params, options = {}) => query(text, params, withoutParsers(options));
      return task(tx);
    });
  }
}
