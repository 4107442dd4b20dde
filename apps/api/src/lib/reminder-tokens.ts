import { createSigner } from "./signer.ts";

/** What a link says that ends the reminders of a customer without a login. It opens nothing else, and does not expire. */
export interface ReminderTokens {
  readonly sign: (customerId: number) => string;
  /** The customer that a token names; undefined of one that the store did not sign. */
  readonly read: (token: string) => number | undefined;
}

/** A token's parts: the customer, and the signature. */
const TOKEN = /^([1-9]\d{0,9})\.([\w-]{43})$/;

/** @param secret derives the store's secret for a purpose. */
export function createReminderTokens(secret: (purpose: string) => string): ReminderTokens {
  const signer = createSigner(secret("cart reminders"));
  return {
    sign: (customerId) => `${customerId}.${signer.sign(String(customerId))}`,
    read: (token) => {
      const [, customer = "", signature = ""] = TOKEN.exec(token) ?? [];
      return signer.isSigned(signature, customer) ? Number(customer) : undefined;
    },
  };
}
