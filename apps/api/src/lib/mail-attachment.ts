interface Named {
  /** Such as `appointment.ics`. */
  readonly name: string;
}

/** A file of text that goes with a mail, such as a calendar entry. */
export interface TextAttachment extends Named {
  /** Such as `text/calendar; charset=utf-8; method=PUBLISH`. The text is sent as UTF-8. */
  readonly contentType: string;
  readonly content: string;
}

/** A document of the store: its kind, and what names it. */
export type PaperReference =
  | { readonly kind: "invoice"; readonly orderId: number }
  | { readonly kind: "credit note"; readonly orderId: number; readonly number: string }
  | { readonly kind: "membership invoice"; readonly number: string }
  | { readonly kind: "receipt"; readonly giftVoucherId: number };

/** A document that is drawn when the mail is sent: the outbox keeps its name alone. */
export interface PaperAttachment extends Named {
  readonly paper: PaperReference;
}

export type MailAttachment = TextAttachment | PaperAttachment;

export const PDF_MEDIA_TYPE = "application/pdf";
