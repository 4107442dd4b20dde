import { etagOf } from "./cache-policy.ts";

/** A reply that is serialised already. A busy call keeps it instead of serialising it again. */
export class ReadyReply<Reply> {
  readonly text: string;
  #etag: string | undefined;

  constructor(reply: Reply) {
    this.text = JSON.stringify(reply);
  }

  /** The text's ETag. */
  get etag(): string {
    this.#etag ??= etagOf(this.text);
    return this.#etag;
  }
}
