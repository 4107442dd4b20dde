import { createSigner } from "./signer.ts";

/** What links of mails say to end something without a login. They open nothing else, and do not expire. */
export interface IdTokens {
  readonly sign: (id: number) => string;
  /** The id that a token names; undefined of one that the store did not sign. */
  readonly read: (token: string) => number | undefined;
}

/** A token's parts: the id, and the signature. */
const TOKEN = /^([1-9]\d{0,9})\.([\w-]{43})$/;

function createIdTokens(key: string): IdTokens {
  const signer = createSigner(key);
  return {
    sign: (id) => `${id}.${signer.sign(String(id))}`,
    read: (token) => {
      const [, id = "", signature = ""] = TOKEN.exec(token) ?? [];
      return signer.isSigned(signature, id) ? Number(id) : undefined;
    },
  };
}

/**
 * Of customers, who are reminded of their carts no more.
 * @param secret derives the store's secret for a purpose.
 */
export const createReminderTokens = (secret: (purpose: string) => string): IdTokens =>
  createIdTokens(secret("cart reminders"));

/**
 * Of requests to hear when a product is back in stock.
 * @param secret derives the store's secret for a purpose.
 */
export const createStockRequestTokens = (secret: (purpose: string) => string): IdTokens =>
  createIdTokens(secret("stock requests"));
