import { OTP_MINUTES } from "../account/otp.ts";
import { RESET_LINK_MINUTES } from "../account/password.ts";
import type { MessageKind } from "../staff/messages.ts";
import type { TextVariable } from "./text-variables.ts";

export interface MailTextTerms {
  readonly kind: MessageKind;
  /** What tells it from other texts of its kind. */
  readonly label?: string;
  /** What code inserts. */
  readonly variables: readonly TextVariable[];
  /** What the mail must say somewhere. */
  readonly required?: readonly TextVariable[];
  /** What is the same in each. */
  readonly given?: Readonly<Partial<Record<TextVariable, string>>>;
  readonly subject: string;
  /** The subject when left out. */
  readonly heading?: string;
  /** Paragraphs before the facts, with an empty line between them. */
  readonly opening?: string;
  /** Paragraphs after the facts. */
  readonly closing?: string;
  /** In small letters at the end. */
  readonly note?: string;
}

const NOT_YOURS = "If you did not ask for this, please tell us at once.";

/** The words of each mail as they are until an owner changes them. Its facts, links and papers are composed by code. */
const MAIL_TEXTS = {
  welcome: {
    kind: "welcome",
    variables: [],
    subject: "Welcome to {{shop}}",
    opening:
      "Your account has been created. Login with your email and password, or with an OTP that is sent to your mobile.",
    note: "If it was not you, please ignore this mail.",
  },
  "password-reset": {
    kind: "password-reset",
    variables: [],
    given: { minutes: String(RESET_LINK_MINUTES) },
    subject: "Set a new password at {{shop}}",
    heading: "Set a new password",
    opening: "With this link you can set a new password. It is good for {{minutes}} minutes, once.",
    note: "If you did not ask for it, please ignore this mail.",
  },
  "password-changed": {
    kind: "password-changed",
    variables: [],
    subject: "Your password at {{shop}} has been changed",
    heading: "Your password has been changed",
    opening:
      "Your password has been changed, and every device has been logged out. If it was not you, set a new one at once.",
  },
  "email-code": {
    kind: "email-code",
    variables: ["otp"],
    required: ["otp"],
    given: { minutes: String(OTP_MINUTES) },
    subject: "{{otp}} is your code to confirm this email at {{shop}}",
    heading: "Confirm your email",
    opening:
      "{{otp}} is your code to log in by this email at {{shop}} from now on. It is good for {{minutes}} minutes. Please share it with nobody.",
    note: "If you did not ask for it, please ignore this mail.",
  },
  "passkey-added": {
    kind: "passkey-added",
    variables: ["passkey"],
    required: ["passkey"],
    subject: "A passkey has been added to your account at {{shop}}",
    heading: "A passkey has been added",
    opening:
      "The passkey “{{passkey}}” opens your account at {{shop}} from now on. If it was not you, remove it in your profile, and change your password.",
  },
  "passkey-removed": {
    kind: "passkey-removed",
    variables: ["passkey"],
    required: ["passkey"],
    subject: "A passkey has been removed from your account at {{shop}}",
    heading: "A passkey has been removed",
    opening:
      "The passkey “{{passkey}}” no longer opens your account at {{shop}}, and your other devices are logged out. If it was not you, write to {{care-email}} at once.",
  },
  "account-closed": {
    kind: "account-closed",
    variables: [],
    subject: "Your account at {{shop}} has been closed",
    heading: "Your account has been closed",
    opening: "Your account has been closed, as you asked.",
  },
  "account-erased": {
    kind: "account-erased",
    variables: [],
    subject: "Your account at {{shop}} has been erased",
    heading: "Your account has been erased",
    opening: "Your account has been erased, as you asked. This stays:",
  },
  "mobile-changed": {
    kind: "mobile-changed",
    variables: ["mobile"],
    required: ["mobile"],
    subject: "Your mobile number at {{shop}} has been changed",
    heading: "Your mobile number has been changed",
    opening:
      "The mobile number of your account at {{shop}} is now {{mobile}}. If it was not you, write to {{care-email}} at once.\n\nUse the new number to log in from now on. The old one no longer works.",
  },

  "order-placed": {
    kind: "order-placed",
    variables: ["number", "total"],
    subject: "Your order {{number}} is placed",
    opening: "Your order {{number}} of {{total}} at {{shop}} is placed. Please pay when it is delivered.",
  },
  "order-paid": {
    kind: "order-paid",
    variables: ["number", "total"],
    subject: "Your order {{number}} is paid",
    opening: "Your order {{number}} of {{total}} at {{shop}} is paid. Thank you! We pack it now.",
  },
  "order-to-pay": {
    kind: "order-to-pay",
    variables: ["number", "total"],
    subject: "Please pay your order {{number}}",
    opening: "Your order {{number}} of {{total}} at {{shop}} waits for its payment.",
  },
  "order-added": {
    kind: "order-placed",
    label: "goods added to an order",
    variables: ["number", "first", "goods", "total"],
    required: ["first"],
    subject: "Added to your order {{first}}",
    opening:
      "We added {{goods}} to your order {{first}}, as order {{number}} of {{total}}. It comes in the same parcel, without another shipping charge. Please pay it when it is delivered.",
  },
  "order-added-to-pay": {
    kind: "order-to-pay",
    label: "goods added to an order",
    variables: ["number", "first", "goods", "total"],
    required: ["first"],
    subject: "Please pay what we added to your order {{first}}",
    opening:
      "We added {{goods}} to your order {{first}}, as order {{number}} of {{total}}, without another shipping charge. It comes in the same parcel if you pay it before that leaves us.",
  },
  "order-problem": {
    kind: "order-problem",
    variables: ["number", "total", "problem"],
    required: ["problem"],
    subject: "The payment of order {{number}}",
    opening: "Your order {{number}} of {{total}} at {{shop}}: {{problem}}",
  },
  "order-changed": {
    kind: "order-changed",
    variables: ["number", "total"],
    subject: "Your order {{number}} is changed",
    opening: "Your order {{number}} at {{shop}} is changed. To pay: {{total}}.",
  },
  "order-note": {
    kind: "order-note",
    variables: ["number", "words"],
    required: ["words"],
    subject: "About your order {{number}}",
    opening: "About your order {{number}} at {{shop}}: {{words}}",
  },
  "order-shipped": {
    kind: "order-shipped",
    variables: ["number", "parcel"],
    required: ["parcel"],
    subject: "Your order {{number}} is on its way",
    opening: "Your order {{number}} at {{shop}} is on its way {{parcel}}.",
  },
  "order-shipped-again": {
    kind: "order-shipped",
    label: "sent again",
    variables: ["number", "parcel"],
    required: ["parcel"],
    subject: "Your order {{number}} is on its way again",
    opening: "Your order {{number}} at {{shop}} is on its way again {{parcel}}.",
  },
  "order-tracking-corrected": {
    kind: "order-shipped",
    label: "tracking number corrected",
    variables: ["number", "parcel"],
    required: ["parcel"],
    subject: "The correct tracking number of your order {{number}}",
    opening:
      "Your order {{number}} at {{shop}} is on its way {{parcel}}. Please ignore any other number that we sent you.",
  },
  "order-courier-corrected": {
    kind: "order-shipped",
    label: "courier corrected",
    variables: ["number", "parcel"],
    required: ["parcel"],
    subject: "Who delivers your order {{number}}",
    opening:
      "Your order {{number}} at {{shop}} is on its way {{parcel}}. Please ignore any other number that we sent you.",
  },
  "order-delivered": {
    kind: "order-delivered",
    variables: ["number"],
    subject: "Your order {{number}} is delivered",
    opening: "Your order {{number}} at {{shop}} is delivered. Thank you!",
  },
  "order-cancelled": {
    kind: "order-cancelled",
    variables: ["number", "details"],
    required: ["details"],
    subject: "Your order {{number}} is cancelled",
    opening: "Your order {{number}} at {{shop}} is cancelled. {{details}}",
  },
  "order-undelivered": {
    kind: "order-undelivered",
    variables: ["number", "details"],
    required: ["details"],
    subject: "Your order {{number}} came back to us",
    opening: "Your order {{number}} at {{shop}} could not be delivered, and came back to us. {{details}}",
  },
  "order-given-back": {
    kind: "order-undelivered",
    label: "not sent again",
    variables: ["number", "details"],
    required: ["details"],
    subject: "A refund for your order {{number}}",
    opening: "Your order {{number}} at {{shop}} came back to us, and is not sent again. {{details}}",
  },
  "order-returned": {
    kind: "order-returned",
    variables: ["number", "details"],
    required: ["details"],
    subject: "Your order {{number}} is returned",
    opening: "Your order {{number}} at {{shop}} came back to us. {{details}}",
  },
  "order-refund-asked": {
    kind: "order-refunded",
    label: "a part is refunded",
    variables: ["number", "details", "reason"],
    required: ["details", "reason"],
    subject: "A refund for your order {{number}}",
    opening: "About your order {{number}} at {{shop}}. {{details}} The reason: {{reason}}",
  },
  "order-refunded": {
    kind: "order-refunded",
    label: "the refund is paid",
    variables: ["number", "amount", "method", "reference"],
    required: ["amount", "reference"],
    subject: "Your refund for order {{number}} is paid",
    opening:
      "We paid {{amount}} of your order {{number}} at {{shop}} back {{method}}. {{reference}} A bank may take some days to show it.",
  },
  "return-requested": {
    kind: "return-requested",
    variables: ["number", "goods"],
    required: ["goods"],
    subject: "Return of your order {{number}}",
    opening: "We have your request to return {{goods}} of order {{number}}. Our care team will be in touch.",
  },
  "return-accepted": {
    kind: "return-answered",
    label: "accepted",
    variables: ["number", "goods"],
    required: ["goods"],
    subject: "You can return goods of your order {{number}}",
    opening:
      "We take back {{goods}} of your order {{number}}. Our care team will be in touch about the pickup. We refund you once the goods are with us.",
  },
  "return-refused": {
    kind: "return-answered",
    label: "refused",
    variables: ["number", "goods", "reason"],
    required: ["goods", "reason"],
    subject: "We cannot take back goods of your order {{number}}",
    opening: "We looked at your request to return {{goods}} of order {{number}}, and cannot take this back. {{reason}}",
  },

  "subscription-charge": {
    kind: "subscription-charge",
    variables: ["product", "number", "total", "date"],
    required: ["total", "date"],
    subject: "Your delivery of {{product}} is charged on {{date}}",
    opening:
      "Your subscription to {{product}} at {{shop}} is due: order {{number}}, {{total}}.\n\nIt is charged on {{date}}, with the consent that you gave at your first payment. To get it later, shift the delivery before then, under Subscriptions in your profile.",
  },
  "subscription-payment": {
    kind: "subscription-payment",
    variables: ["product", "number", "total"],
    required: ["total"],
    subject: "Your delivery of {{product}} can be paid",
    opening:
      "Your subscription to {{product}} at {{shop}} is due: order {{number}}, {{total}}.\n\nPlease accept and pay it. We keep it for you until its delivery day.",
  },
  "subscription-skipped": {
    kind: "subscription-skipped",
    variables: ["product", "reason", "date"],
    required: ["reason", "date"],
    subject: "No delivery of {{product}} this time",
    opening:
      "Your subscription to {{product}} at {{shop}} is due, but {{reason}}. Nothing is charged.\n\nThe next delivery is planned for {{date}}.",
  },
  "subscription-changed": {
    kind: "subscription-changed",
    variables: ["product"],
    subject: "Your subscription to {{product}} has changed",
    opening: "Your subscription to {{product}} at {{shop}} has changed:",
    note: NOT_YOURS,
  },
  "subscription-mandate-ended": {
    kind: "subscription-changed",
    label: "the bank's consent has ended",
    variables: ["product"],
    subject: "Your subscription to {{product}} is no longer charged automatically",
    opening:
      "Your consent to charge the deliveries of your subscription to {{product}} at {{shop}} has ended at your bank.\n\nThe subscription goes on: we mail you a link to pay each delivery.",
    note: NOT_YOURS,
  },
  "subscription-address-changed": {
    kind: "subscription-changed",
    label: "new address",
    variables: [],
    subject: "The address of your subscription has changed",
    opening: "Your subscription at {{shop}} is delivered to a new address from now on:",
    note: NOT_YOURS,
  },
  "subscription-address-deleted": {
    kind: "subscription-changed",
    label: "address deleted",
    variables: [],
    subject: "The address of your subscription was deleted",
    opening: "The delivery address of your subscription at {{shop}} was deleted:",
    closing: "Its deliveries are skipped. To have it delivered to another address, please subscribe again.",
    note: NOT_YOURS,
  },

  membership: {
    kind: "membership",
    variables: ["membership", "date"],
    required: ["date"],
    subject: "Your {{membership}} membership",
    heading: "Welcome to {{membership}}",
    opening: "Your {{membership}} membership at {{shop}} is good until {{date}}.",
  },
  "gift-voucher": {
    kind: "gift-voucher",
    variables: ["sender", "amount"],
    required: ["sender"],
    subject: "A gift voucher of {{amount}} for {{shop}}",
    heading: "A gift for you",
    opening: "{{sender}} gives you a gift voucher of {{amount}} for {{shop}}.",
  },
  "gift-voucher-receipt": {
    kind: "gift-voucher-receipt",
    variables: ["amount", "receiver", "receiver-email"],
    subject: "Your gift voucher of {{amount}}",
    heading: "Thank you for your gift",
    opening:
      "Thank you! Your gift voucher of {{amount}} is paid, and its code is on its way to {{receiver}} ({{receiver-email}}).",
  },

  "appointment-booked": {
    kind: "appointment-booked",
    variables: ["date", "time", "vaidya", "mobile"],
    required: ["date", "time"],
    subject: "Your consultation is booked",
    opening:
      "Your online consultation at {{shop}} is booked for {{date}}, {{time}} (India).\n\n{{vaidya}} will call you on {{mobile}}. Please keep your medicines and reports at hand.\n\nOpen the attached file to put it into your calendar.",
  },
  "appointment-moved": {
    kind: "appointment-moved",
    variables: ["before", "date", "time", "vaidya", "mobile", "reason"],
    required: ["date", "time"],
    subject: "Your consultation is moved",
    opening:
      "Your online consultation at {{shop}} is moved from {{before}} to {{date}}, {{time}} (India).\n\n{{reason}}\n\n{{vaidya}} will call you on {{mobile}}. If the time does not suit you, please call us on {{care-phone}}.\n\nOpen the attached file to move it in your calendar.",
  },
  "appointment-cancelled": {
    kind: "appointment-cancelled",
    variables: ["date", "time", "reason"],
    required: ["date", "time", "reason"],
    subject: "Your consultation is cancelled",
    opening:
      "We are sorry: your online consultation at {{shop}} on {{date}}, {{time}} (India) cannot take place.\n\n{{reason}}\n\nPlease book another time that suits you. The attached file takes this one out of your calendar.",
  },
  "event-registered": {
    kind: "event-registered",
    variables: ["event", "people"],
    required: ["event"],
    subject: "You are registered: {{event}}",
    heading: "{{event}}",
    opening: '{{people}} registered for "{{event}}" with this email address.',
    closing:
      "Open the attached file to put it into your calendar. We will remind you the day before, and look forward to seeing you.",
  },
  "cart-reminder": {
    kind: "cart-reminder",
    variables: [],
    subject: "Your cart at {{shop}}",
    heading: "You left something in your cart",
    opening: "You left goods in your cart at {{shop}}. They are still in it; we do not hold them back for you.",
    note: "You get this mail once for a cart, as you asked for reminders in your profile.",
  },
  "stock-request": {
    kind: "stock-request",
    variables: ["product"],
    required: ["product"],
    subject: "We write when it is back: {{product}}",
    heading: "{{product}}",
    opening:
      'You asked {{shop}} to write to you when "{{product}}" is back in stock. We will do so once; there is nothing else to do.',
    note: "If it was not you, or you do not need it any more, the link above ends it.",
  },
  "back-in-stock": {
    kind: "back-in-stock",
    variables: ["product"],
    required: ["product"],
    subject: "Back in stock: {{product}}",
    heading: "{{product}}",
    opening:
      '"{{product}}" is back in stock at {{shop}}. We write to those who asked first before the others, but hold no piece back.',
    note: "You get this mail once, as you asked for it at the product.",
  },
  "event-waiting": {
    kind: "event-waiting",
    variables: ["event", "place"],
    required: ["event"],
    subject: "Waiting list: {{event}}",
    heading: "{{event}}",
    opening:
      'All seats of "{{event}}" are taken. You are on its waiting list, at place {{place}}: as soon as a seat is yours, we mail you the ticket.',
    closing: "The link to each ticket shows its place as it is now.",
  },
  "event-seat": {
    kind: "event-seat",
    variables: ["event"],
    required: ["event"],
    subject: "A seat is yours: {{event}}",
    heading: "{{event}}",
    opening: 'A seat of "{{event}}" became free, and it is yours now.',
    closing: "If you cannot come, please give the seat back by the link above: others wait for one.",
  },
  "event-ticket-cancelled": {
    kind: "event-ticket-cancelled",
    variables: ["event"],
    required: ["event"],
    subject: "Ticket given back: {{event}}",
    heading: "{{event}}",
    opening: 'Your ticket of "{{event}}" is given back, and is no longer valid.',
    closing: "We hope to see you at another event.",
  },
  "event-reminder": {
    kind: "event-reminder",
    variables: ["event"],
    required: ["event"],
    subject: "Soon: {{event}}",
    heading: "{{event}}",
    opening: 'This is a reminder of "{{event}}".',
    closing: "We look forward to seeing you.",
  },
  "event-moved": {
    kind: "event-moved",
    variables: ["event"],
    required: ["event"],
    subject: "Moved: {{event}}",
    heading: "{{event}}",
    opening: '"{{event}}" has a new time or place. Your tickets stay as they are.',
    closing: "Open the attached file to bring your calendar up to date.",
  },
  "event-cancelled": {
    kind: "event-cancelled",
    variables: ["event"],
    required: ["event"],
    subject: "Cancelled: {{event}}",
    heading: "{{event}}",
    opening: 'We are sorry: "{{event}}" has been cancelled. Open the attached file to take it out of your calendar.',
    closing: "We hope to see you at another event.",
  },
  "inquiry-received": {
    kind: "inquiry-received",
    variables: ["ticket", "grievance-officer", "grievance-email"],
    required: ["ticket"],
    subject: "We have your message: {{ticket}}",
    heading: "We have your message",
    opening:
      "Its ticket number is {{ticket}}. Please name it when you write or call again.\n\nA person of our care team reads it and answers within a few working days. If that does not solve it, write to our {{grievance-officer}}: {{grievance-email}}.",
    note: "If you did not write to us, please ignore this mail.",
  },
  "request-answered": {
    kind: "request-answered",
    variables: ["subject", "ticket"],
    required: ["ticket"],
    subject: "Re: {{subject}} ({{ticket}})",
  },

  "staff-invitation": {
    kind: "staff-invitation",
    variables: ["role"],
    subject: "You work at {{shop}} now",
    opening: "Your role: {{role}}. Login with this email, and open the dashboard from the menu of your account.",
    note: "If you did not expect this, please write to us.",
  },
  "recovery-code-used": {
    kind: "recovery-code-used",
    variables: ["left"],
    subject: "A recovery code opened the dashboard",
    opening:
      "One of your recovery codes was used in place of a code of your authenticator app. Codes that are left: {{left}}.\n\nIf it was not you, change your password now, and ask the owner to reset your authenticator app.",
  },

  "care-order": {
    kind: "care-orders",
    label: "each at once",
    variables: ["number", "total"],
    required: ["number"],
    subject: "New order {{number}}, {{total}}",
  },
  "care-orders": {
    kind: "care-orders",
    label: "once a day",
    variables: ["count", "total"],
    subject: "{{count}}, {{total}}",
  },
  "care-refund-manual": {
    kind: "care-refund",
    label: "to be paid manually",
    variables: ["number", "state", "amount", "pay-type", "unless"],
    required: ["number", "amount", "unless"],
    subject: "To be refunded: order {{number}}",
    opening:
      "Order {{number}} is {{state}}. Please refund {{amount}} ({{pay-type}}){{unless}}, and mark it as refunded on the order's page.",
  },
  "care-refund-automatic": {
    kind: "care-refund",
    label: "paid automatically",
    variables: ["number", "state", "amount"],
    required: ["number", "amount"],
    subject: "To be refunded: order {{number}}",
    opening:
      "Order {{number}} is {{state}}. The store refunds {{amount}} automatically. Please refund it yourself only if the order's page says that this failed.",
  },
  "care-refund-twice": {
    kind: "care-refund",
    label: "paid twice",
    variables: ["number", "gateway", "amount", "transaction"],
    required: ["number", "amount", "transaction"],
    subject: "Refunded twice: order {{number}}",
    opening:
      "{{gateway}} refunded {{amount}} of order {{number}} as well, number {{transaction}}: its answer came after the refund was marked as paid manually. Please ask the customer for one of the two.",
  },
  "care-refund-failed": {
    kind: "care-refund",
    label: "failed",
    variables: ["number", "gateway", "amount", "reason"],
    required: ["number", "amount", "reason"],
    subject: "Refund failed: order {{number}}",
    opening:
      "{{gateway}} refused to refund {{amount}} of order {{number}}: {{reason}}. Please try it again on the order's page, or refund it yourself and mark it as refunded there.",
  },
  "care-payment-refund": {
    kind: "care-refund",
    label: "of a payment for nothing",
    variables: ["transaction", "amount", "reason"],
    required: ["transaction", "amount"],
    subject: "To be refunded: {{transaction}}",
    opening:
      "{{amount}} came for {{reason}}, which is not waiting for it. Please refund the amount, or agree on something else with the customer.",
  },
  "care-return": {
    kind: "care-return",
    variables: ["number"],
    required: ["number"],
    subject: "Return requested: order {{number}}",
    opening: "The customer wants to return goods of order {{number}}.",
  },
  "care-inquiry": {
    kind: "care-inquiry",
    variables: ["ticket", "subject"],
    required: ["ticket"],
    subject: "Inquiry {{ticket}}: {{subject}}",
  },
  "care-lead-b2b": {
    kind: "care-lead",
    label: "business",
    variables: ["company"],
    subject: "Business lead: {{company}}",
  },
  "care-lead-export": {
    kind: "care-lead",
    label: "export",
    variables: ["company"],
    subject: "Export lead: {{company}}",
  },
  "care-appointment": {
    kind: "care-appointment",
    variables: ["date", "time"],
    required: ["date", "time"],
    subject: "A consultation was booked",
    opening:
      "Somebody has booked a consultation for {{date}}, {{time}} (India). See who it is and what it is about in the dashboard, under People, Appointments.",
  },
} as const satisfies Record<string, MailTextTerms>;

export type MailTextKey = keyof typeof MAIL_TEXTS;
/** The values that code inserts into a mail. */
export type MailTextValues<K extends MailTextKey> = Readonly<
  Record<(typeof MAIL_TEXTS)[K]["variables"][number], string>
>;

export const isMailTextKey = (key: string): key is MailTextKey => Object.hasOwn(MAIL_TEXTS, key);

export const MAIL_TEXT_KEYS: readonly MailTextKey[] = Object.keys(MAIL_TEXTS).filter(isMailTextKey);

export const mailTextTerms = (key: MailTextKey): MailTextTerms => MAIL_TEXTS[key];

/** Around the mails to customers. */
export const MAIL_FRAME = {
  greeting: "Dear {{name}},",
  /** For those whose name is not known, or may not be named. */
  greetingWithoutName: "Namaste,",
  signOff: "With warm regards,\n{{shop}}",
} as const;
