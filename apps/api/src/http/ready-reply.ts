import { etagOf } from "./cache-policy.ts";

/** A reply that is serialised already, and may bring headers. A busy call keeps it instead of serialising it again. */
export class ReadyReply<Reply> {
  readonly text: string;
  readonly headers: Readonly<Record<string, string>>;
  #etag: string | undefined;

  /** @param headers of a reply that is not cached, beside the usual ones. */
  constructor(reply: Reply, headers: Readonly<Record<string, string>> = {}) {
    this.text = JSON.stringify(reply);
    this.headers = headers;
  }

  /** The text's ETag. */
  get etag(): string {
    this.#etag ??= etagOf(this.text);
    return this.#etag;
  }
}
