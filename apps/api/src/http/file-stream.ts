import type { Logger } from "pino";
import { describeError } from "../lib/errors.ts";

/** A file that is made while it is sent. */
export class FileStream {
  readonly name: string;
  readonly #chunks: AsyncGenerator<string, void, undefined>;

  /** @param chunks are asked for one by one, and ended when the client goes away. */
  constructor(name: string, chunks: AsyncGenerator<string, void, undefined>) {
    this.name = name;
    this.#chunks = chunks;
  }

  /**
   * The body. Its first chunk is made before it is answered: what fails in it is a failure of the call. A failure after
   * that breaks the transfer off, so that nobody takes half a file for a whole one.
   */
  async body(logger: Logger): Promise<ReadableStream<Uint8Array>> {
    const chunks = this.#chunks;
    const encoder = new TextEncoder();
    let next: IteratorResult<string, void> | undefined = await chunks.next();
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          try {
            const { done, value } = next ?? (await chunks.next());
            next = undefined;
            if (done) controller.close();
            else controller.enqueue(encoder.encode(value));
          } catch (error) {
            logger.error({ err: describeError(error) }, "Streaming a file failed");
            controller.error(error);
          }
        },
        cancel: async () => void (await chunks.return()),
      },
      { highWaterMark: 0 },
    );
  }
}
