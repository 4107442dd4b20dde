import type { MailAttachment } from "../../lib/mail-attachment.ts";

export type Fact = readonly [label: string, value: string];

/** A link with its words. The address is whole, or of the storefront (`siteLink`). */
export interface MailLink {
  readonly label: string;
  readonly url: string;
}

/** The goods of an order and its amounts, of which the last is what was or is to be paid. */
export interface OrderBlock {
  readonly kind: "order";
  readonly title: string;
  readonly lines: readonly { readonly quantity: number; readonly name: string; readonly total: string }[];
  readonly totals: readonly Fact[];
}

/** The card of a gift voucher, styled like the preview on the storefront's page. */
export interface GiftCardBlock {
  readonly kind: "gift-card";
  /** Such as ₹500. */
  readonly amount: string;
  readonly code: string;
  readonly receiver: string;
  readonly sender: string;
}

/** A part of a mail. A string is a paragraph; an empty one is left out. */
export type MailBlock =
  | string
  | { readonly kind: "facts"; readonly title?: string; readonly rows: readonly Fact[] }
  | { readonly kind: "lines"; readonly title: string; readonly lines: readonly string[] }
  | { readonly kind: "steps"; readonly title: string; readonly steps: readonly string[] }
  | { readonly kind: "quote"; readonly text: string }
  | (MailLink & { readonly kind: "link" })
  | OrderBlock
  | GiftCardBlock;

/** What code puts into a mail, beside the words that an owner may change. */
export interface MailParts {
  readonly blocks?: readonly MailBlock[];
  /** The one thing to do next. */
  readonly button?: MailLink;
  /** In small letters below the button: conditions. */
  readonly note?: string;
  readonly attachments?: readonly MailAttachment[];
  readonly secretUntil?: Date;
  /** What it is completed with when it is sent. */
  readonly variables?: Readonly<Record<string, string>>;
}

/** What a mail says. Its HTML and its text are both made from this. */
export interface MailContent {
  readonly subject: string;
  /** The first line of the mail's body. */
  readonly heading: string;
  readonly blocks: readonly MailBlock[];
  readonly button?: MailLink | undefined;
  /** In small letters below the button: what to do if the mail is none of the reader's business, or conditions. */
  readonly note?: string;
}

/** What surrounds the content: a greeting and a sign-off for customers, nothing for the shop's own people. */
export interface MailFrame {
  readonly greeting?: string;
  readonly signOff?: {
    readonly regards: string;
    /** In the text alone: the HTML's footer says it with links. */
    readonly support: string;
  };
}
