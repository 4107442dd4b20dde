import { createHmac, timingSafeEqual } from "node:crypto";

/** Signs parts of a text that the store hands out, and knows its own signatures again. */
export interface Signer {
  /** 43 letters of base64url. */
  readonly sign: (...parts: readonly string[]) => string;
  /** As text, too: bits that the encoding leaves over are no second way to write a signature. */
  readonly isSigned: (signature: string, ...parts: readonly string[]) => boolean;
}

/** @param key the store's secret, derived for the purpose of these signatures alone. */
export function createSigner(key: string): Signer {
  const sign = (...parts: readonly string[]): string =>
    createHmac("sha256", key).update(JSON.stringify(parts)).digest("base64url");
  return {
    sign,
    isSigned: (signature, ...parts) => {
      const [given, right] = [Buffer.from(signature), Buffer.from(sign(...parts))];
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}
