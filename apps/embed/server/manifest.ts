import { createHash } from "node:crypto";

/** What the manifest says of a page beside the fingerprint of its document. */
export interface ListedPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Calendar day of the last change of its text, `YYYY-MM-DD`. */
  readonly updatedOn: string;
}

/** A page as a native app keeps it; the shape is documented in `server/manifest.schema.json`. */
export interface ManifestPage extends ListedPage {
  /** Where to fetch the page: this address changes with its bytes, so that no cache in between gives an older copy. */
  readonly url: string;
  /** SHA-256 of the document in hexadecimal, its inline style sheet included: all that has to be kept. */
  readonly sha256: string;
  /** Size of the document before compression. */
  readonly bytes: number;
}

export interface Manifest {
  readonly $schema: string;
  readonly pages: readonly ManifestPage[];
}

const URL_HASH_LENGTH = 16;

function entryOf({ path, title, description, updatedOn }: ListedPage, html: string): ManifestPage {
  const document = Buffer.from(html);
  const sha256 = createHash("sha256").update(document).digest("hex");
  const url = `${path}?v=${sha256.slice(0, URL_HASH_LENGTH)}`;
  return { path, title, description, updatedOn, url, sha256, bytes: document.length };
}

/** The list by which a native app keeps the pages offline. */
export const createManifest = (pages: readonly { readonly listed: ListedPage; readonly html: string }[]): Manifest => ({
  $schema: "/manifest.schema.json",
  pages: pages.map(({ listed, html }) => entryOf(listed, html)),
});
