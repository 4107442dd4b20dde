import {
  KEPT_AFTER_ERASURE,
  type MailTextKey,
  type MessageKind,
  mailTextTerms,
  textVariableSample,
} from "@store/domain";
import type { MailBlock, MailLink, MailParts } from "../../outbox/mail/content.ts";
import type { MailMessage } from "../../outbox/mail/create-mail.ts";
import { siteLink } from "../../outbox/mail/site-link.ts";

/** What code puts into the mails that a preview shows, of nobody's order. */
const ORDER: readonly MailBlock[] = [
  {
    kind: "order",
    title: `Order ${textVariableSample("number")}`,
    lines: [{ quantity: 2, name: "Gir Cow Ghee, 500 ml", total: "₹1,150.00" }],
    totals: [
      ["Subtotal", "₹1,095.24"],
      ["GST", "₹54.76"],
      ["Shipping", "₹100.00"],
      ["To pay", `${textVariableSample("total")} (Cash on Delivery)`],
    ],
  },
  {
    kind: "lines",
    title: "Delivered to",
    lines: ["Kavita Shah", "12 Kadamb Marg, Pune, Maharashtra", "+91 98765 43210"],
  },
];

const PAY: MailBlock = { kind: "link", label: `Pay ${textVariableSample("total")}`, url: siteLink("/orders/1042") };
const EVENT: MailBlock = {
  kind: "facts",
  rows: [
    ["When", "20 March 2026, 10:30 am (India)"],
    ["Where", "Kadamb Van"],
  ],
};

const button = (label: string, path: `/${string}`): { readonly button: MailLink } => ({
  button: { label, url: siteLink(path) },
});
const SUBSCRIPTIONS = button("Your subscriptions", "/profile#subscribe");
const SEE_EVENT = { blocks: [EVENT], ...button("See the event", "/event/7") };
const SHOPS_ORDER = { blocks: ORDER };
const ORDERS_NOTE = { blocks: [`${textVariableSample("goods")}. Damaged: The lid was broken.`] };
const FORM: MailParts = {
  blocks: [
    {
      kind: "facts",
      rows: [
        ["Name", "Kavita Shah"],
        ["Email", "kavita@example.com"],
      ],
    },
    "We would like to order 200 jars. What do they cost?",
  ],
};

const orderParts = (first: readonly MailBlock[] = []): MailParts => ({
  blocks: [
    ...first,
    { kind: "facts", rows: [["Status", "Placed"]] },
    { kind: "link", label: "Follow it without a login", url: siteLink("/track/1042") },
    ...ORDER,
  ],
  ...button("Your order", "/orders/1042"),
});

const PARTS: Readonly<Partial<Record<MessageKind, MailParts>>> = {
  welcome: button("Login", "/login"),
  "password-reset": button("Set a new password", "/reset-password"),
  "password-changed": button("Set a new password", "/reset-password"),
  "passkey-added": button("See your passkeys", "/profile#details"),
  "passkey-removed": button("See your passkeys", "/profile#details"),
  "account-erased": { blocks: KEPT_AFTER_ERASURE },
  "order-to-pay": orderParts([PAY]),
  "order-changed": orderParts([PAY]),
  "order-shipped": orderParts([{ kind: "link", label: "Track your parcel", url: siteLink("/") }]),
  "return-requested": orderParts(),
  "return-answered": orderParts(),
  "subscription-charge": button("The order", "/orders/1042"),
  "subscription-payment": button("Accept and Pay", "/orders/1042"),
  "subscription-changed": {
    blocks: [{ kind: "facts", rows: [["Quantity", "2 (before: 1)"]] }],
    ...SUBSCRIPTIONS,
  },
  "cart-reminder": {
    blocks: [
      { kind: "lines", title: "In your cart", lines: ["2 × Gir Cow Ghee, 500 ml"] },
      { kind: "link", label: "Send me no more reminders", url: siteLink("/cart-reminders/7") },
    ],
    ...button("Go to your cart", "/cart"),
  },
  "stock-request": {
    blocks: [{ kind: "link", label: "Do not write to me about it", url: siteLink("/back-in-stock/7") }],
    ...button("See the product", "/products/7/gir-cow-ghee"),
  },
  "back-in-stock": button("See the product", "/products/7/gir-cow-ghee"),
  membership: button("Your membership", "/profile#elite"),
  "gift-voucher": {
    blocks: [
      { kind: "quote", text: "Enjoy it!" },
      { kind: "gift-card", amount: "₹500", code: "GIFT-XXXX-XXXX-XXXX-XXXX", receiver: "Kavita", sender: "Ravi" },
    ],
    ...button("Go to the shop", "/shop"),
  },
  "event-registered": SEE_EVENT,
  "event-reminder": SEE_EVENT,
  "event-moved": SEE_EVENT,
  "event-cancelled": SEE_EVENT,
  "request-answered": { blocks: ["Yes, we send it. Please tell us by when you need it."] },
  "staff-invitation": button("Open the dashboard", "/dashboard"),
  "care-orders": SHOPS_ORDER,
  "care-return": ORDERS_NOTE,
  "care-inquiry": FORM,
  "care-lead": FORM,
};

/** Those whose consent has ended, or whose address changed, list something else or nothing. */
const PARTS_OF_KEY: Readonly<Partial<Record<MailTextKey, MailParts>>> = {
  "subscription-mandate-ended": SUBSCRIPTIONS,
  "subscription-address-changed": {
    blocks: [
      { kind: "lines", title: "Subscriptions", lines: [textVariableSample("product")] },
      "12 Kadamb Marg, Pune, Maharashtra",
    ],
    ...SUBSCRIPTIONS,
  },
  "subscription-address-deleted": {
    blocks: [{ kind: "lines", title: "Subscriptions", lines: [textVariableSample("product")] }],
    ...SUBSCRIPTIONS,
  },
};

/** What a mail holds beside its words, as a preview shows it. */
export function sampleParts(key: MailTextKey): MailParts {
  const { kind } = mailTextTerms(key);
  return PARTS_OF_KEY[key] ?? PARTS[kind] ?? (kind.startsWith("order-") ? orderParts() : {});
}

/** Mails to addresses that a stranger could have typed name nobody. */
const NAMELESS = /^(welcome|inquiry-|appointment-|event-|account-erased)/;

/** How a preview greets. */
export function greetsInSample(key: MailTextKey): MailMessage["greets"] {
  if (key.startsWith("care-")) return undefined;
  return NAMELESS.test(key) ? {} : { name: textVariableSample("name") };
}
