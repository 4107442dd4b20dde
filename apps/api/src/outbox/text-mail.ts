import { type CustomerMail, createMail } from "./mail/create-mail.ts";

/** A mail of paragraphs alone. */
export const textMail = ({
  paragraphs,
  ...mail
}: Omit<CustomerMail, "blocks"> & { readonly paragraphs: readonly string[] }) =>
  createMail({ ...mail, blocks: paragraphs });
