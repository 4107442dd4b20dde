import * as v from "valibot";
import type { Smtp } from "../ports/mail/smtp-mail.ts";

export type MailSettings = { readonly adapter: "outbox" } | { readonly adapter: "smtp"; readonly smtp: Smtp };

const Outbox = v.object({ MAIL_ADAPTER: v.optional(v.literal("outbox"), "outbox") });

const ViaSmtp = v.object({
  MAIL_ADAPTER: v.literal("smtp"),
  SMTP_URL: v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/), v.url()),
  MAIL_FROM: v.pipe(v.string(), v.trim(), v.regex(/^(?:[^<>]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/)),
});

export const MailEnvironment = v.pipe(
  v.variant("MAIL_ADAPTER", [Outbox, ViaSmtp]),
  v.transform((given): { readonly mail: MailSettings } => ({
    mail:
      given.MAIL_ADAPTER === "smtp"
        ? { adapter: "smtp", smtp: { url: given.SMTP_URL, from: given.MAIL_FROM } }
        : { adapter: "outbox" },
  })),
);

export const MAIL_WORDS = {
  MAIL_ADAPTER: "outbox or smtp",
  SMTP_URL: "an address such as smtps://user:password@mail.example:465",
  MAIL_FROM: "the sender of all mails, such as Surabhi Organics <orders@example.com>",
} as const;
