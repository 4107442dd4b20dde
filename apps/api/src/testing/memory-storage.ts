import type { FileStorage } from "../ports/storage/file-storage.ts";

/** Files that are forgotten with the test. */
export function memoryStorage(): FileStorage & { readonly names: () => readonly string[] } {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    write: async (name, bytes) => void files.set(name, bytes),
    read: async (name) => files.get(name),
    names: () => [...files.keys()],
  };
}
