/** Keeps files by name. Their content never changes: a name says what is in it. */
export interface FileStorage {
  /** @param type the media type. It rejects when the file cannot be kept. */
  readonly write: (name: string, bytes: Uint8Array<ArrayBuffer>, type: string) => Promise<void>;
  /** Undefined when there is no such file. It rejects when that cannot be found out. */
  readonly read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}
