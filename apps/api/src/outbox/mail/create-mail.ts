import type { MailTextKey, MailTextValues } from "@store/domain";
import { SHOP_WORDS } from "../complete-message.ts";
import type { Fact, MailBlock, MailParts } from "./content.ts";

/** A mail that is to be composed: what it is about, and what code says in it. */
export interface MailMessage extends MailParts {
  readonly channel: "mail";
  readonly to: string;
  /** Whose words it has. */
  readonly key: MailTextKey;
  /** What stands in the variables of the words. */
  readonly values: Readonly<Record<string, string>>;
  /** Customers are greeted: by their name, or without one where a stranger could have typed it. */
  readonly greets: { readonly name?: string | undefined } | undefined;
}

/** A mail to a customer. */
export interface CustomerMail<K extends MailTextKey> extends MailParts {
  readonly to: string;
  /** How the receiver is greeted; left out where a stranger could have typed it. */
  readonly name?: string | undefined;
  readonly key: K;
  readonly values: MailTextValues<K>;
}

/** A mail to a customer: greeting, words, facts, sign-off. */
export const createMail = <K extends MailTextKey>({ name, ...mail }: CustomerMail<K>): MailMessage => ({
  channel: "mail",
  greets: { name },
  ...mail,
});

/** A mail to customer care. Its subject may hold what a form's sender typed. */
export const mailToCare = <K extends MailTextKey>(
  key: K,
  values: MailTextValues<K>,
  blocks: readonly MailBlock[] = [],
): MailMessage => ({ channel: "mail", to: SHOP_WORDS.careEmail, greets: undefined, key, values, blocks });

/** The fields of a form that were filled in. */
export const filledFacts = (fields: readonly Fact[]): MailBlock => ({
  kind: "facts",
  rows: fields.filter(([, value]) => value !== ""),
});
