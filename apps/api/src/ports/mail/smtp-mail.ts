import { createTransport } from "nodemailer";
import { errorCode } from "../../lib/errors.ts";
import { PROVIDER_TIMEOUT_MS } from "../call-provider.ts";
import { failedWith, notSent, SENT } from "../delivery.ts";
import type { Mail } from "./mail.ts";

export interface Smtp {
  /** `smtps://user:password@host:465` or `smtp://user:password@host:587`. */
  readonly url: string;
  /** `Name <address>`. */
  readonly from: string;
}

/** What the server says of a receiver that it will never take. */
const isRefusedForGood = (error: unknown): boolean =>
  errorCode(error) === "EENVELOPE" &&
  error instanceof Error &&
  "responseCode" in error &&
  Number(error.responseCode) >= 550;

/** Sends by SMTP. A password travels encrypted only. */
export function createSmtpMail({ url, from }: Smtp): Mail {
  const { username } = new URL(url);
  // Of the sender: the server may serve other shops too.
  const domain = from
    .slice(from.lastIndexOf("@") + 1)
    .replace(/>.*$/, "")
    .trim();
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: username !== "" && url.startsWith("smtp:"),
    connectionTimeout: PROVIDER_TIMEOUT_MS,
    greetingTimeout: PROVIDER_TIMEOUT_MS,
    socketTimeout: PROVIDER_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    isReal: true,
    send: async ({ id, to, subject, text, html, attachments }) => {
      try {
        // As a name and an address, so that no text can stand for several receivers.
        await transport.sendMail({
          from,
          to: { name: "", address: to },
          subject,
          text,
          html,
          attachments: attachments.map(({ name, contentType, content }) => ({
            filename: name,
            contentType,
            content: typeof content === "string" ? content : Buffer.from(content),
          })),
          messageId: `<${id}@${domain}>`,
        });
        return SENT;
      } catch (error) {
        return isRefusedForGood(error) ? notSent("the receiver was refused", true) : failedWith(error);
      }
    },
  };
}
