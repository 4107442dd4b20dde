import Negotiator from "negotiator";

/** The encodings in which each page is kept, the smallest first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** negotiator has the second argument since 1.0; its types lack it. */
interface EncodingNegotiator {
  encodings(available: readonly Encoding[], options: { readonly preferred: readonly Encoding[] }): string[];
}

/** The encoding that the client prefers (RFC 9110, section 12.5.3); the smallest of equals; identity by default. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  const [best] = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS });
  return ENCODINGS.find((encoding) => encoding === best) ?? "identity";
}
