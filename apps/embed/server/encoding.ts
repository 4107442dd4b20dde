import Negotiator from "negotiator";

/** The forms a page is held in, the smallest first. */
export const ENCODINGS = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** As negotiator has it since 1.0; its types do not name the second argument yet. */
interface EncodingNegotiator {
  encodings(available: readonly Encoding[], options: { readonly preferred: readonly Encoding[] }): string[];
}

/** The form the client likes best (RFC 9110, section 12.5.3), the smallest of equals; the plain one when it names none. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  const [best] = negotiator.encodings(ENCODINGS, { preferred: ENCODINGS });
  return ENCODINGS.find((encoding) => encoding === best) ?? "identity";
}
