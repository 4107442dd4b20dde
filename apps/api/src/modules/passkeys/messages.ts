import { createMail } from "../../outbox/mail/create-mail.ts";
import type { Message } from "../../outbox/queue-message.ts";

interface Holder {
  readonly email: string | null;
  readonly firstName: string;
}

/** Tells who has an email that a passkey opens the account, or no longer does. */
export const passkeyMails = (
  key: "passkey-added" | "passkey-removed",
  { email, firstName }: Holder,
  passkey: string,
  siteUrl: string,
): readonly Message[] =>
  email
    ? [
        createMail({
          to: email,
          name: firstName,
          key,
          values: { passkey },
          button: { label: "See your passkeys", url: `${siteUrl}/profile#details` },
        }),
      ]
    : [];
