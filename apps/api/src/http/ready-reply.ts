import { etagOf } from "./cache-policy.ts";

/** A reply as it is sent. A handler that keeps it spares a busy call making it anew. */
export class ReadyReply<Reply> {
  readonly text: string;
  #etag: string | undefined;

  constructor(reply: Reply) {
    this.text = JSON.stringify(reply);
  }

  /** The text's name in caches. */
  get etag(): string {
    this.#etag ??= etagOf(this.text);
    return this.#etag;
  }
}
