import { createMail } from "../../outbox/mail/create-mail.ts";
import { siteLink } from "../../outbox/mail/site-link.ts";
import type { Message } from "../../outbox/queue-message.ts";

interface LeftCart {
  readonly email: string;
  readonly name: string;
  readonly lines: readonly { readonly name: string; readonly quantity: number }[];
  /** Ends the reminders without a login. */
  readonly token: string;
}

/** Reminds a customer of a cart, with the link that ends such mails. */
export const cartReminder = ({ email, name, lines, token }: LeftCart): Message =>
  createMail({
    ...{ to: email, name, key: "cart-reminder", values: {} },
    blocks: [
      { kind: "lines", title: "In your cart", lines: lines.map((line) => `${line.quantity} × ${line.name}`) },
      { kind: "link", label: "Send me no more reminders", url: siteLink(`/cart-reminders/${token}`) },
    ],
    button: { label: "Go to your cart", url: siteLink("/cart") },
  });
