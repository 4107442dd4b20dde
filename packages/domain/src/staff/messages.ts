import { COUNTRY_CODE } from "../account/mobile.ts";
import { accept, type Outcome, type Refusal, refuse } from "../outcome.ts";

interface MessageKindTerms {
  /** What staff call it. */
  readonly label: string;
  /** Staff may look at its text: it never holds a code, nor a link that is somebody's own. */
  readonly isReadable: boolean;
}

const readable = (label: string): MessageKindTerms => ({ label, isReadable: true });
const closed = (label: string): MessageKindTerms => ({ label, isReadable: false });

/** Every mail and SMS of the store. A kind is closed to staff unless it is known to hold nothing that opens anything. */
const KINDS = {
  otp: closed("Login code"),
  "coin-otp": closed("Code to redeem coins"),
  "confirm-otp": closed("Code to confirm a change"),
  "email-code": closed("Code to confirm an email"),
  "mobile-changed": readable("Mobile changed"),
  welcome: closed("Welcome"),
  "password-reset": closed("Link to set a password"),
  "password-changed": closed("Password changed"),
  "passkey-added": readable("Passkey added"),
  "passkey-removed": readable("Passkey removed"),
  "account-closed": readable("Account closed"),
  "account-erased": closed("Account erased"),
  "order-placed": closed("Order placed"),
  "order-paid": closed("Order paid"),
  "order-to-pay": closed("Link to pay an order"),
  "order-shipped": closed("Order shipped"),
  "order-delivered": closed("Order delivered"),
  "order-cancelled": closed("Order cancelled"),
  "order-undelivered": closed("Order came back undelivered"),
  "order-returned": closed("Order returned"),
  "order-refunded": closed("Order refunded"),
  "order-changed": closed("Order changed"),
  "order-note": closed("Note on an order"),
  "order-problem": closed("Problem with a payment"),
  "return-requested": closed("Return requested"),
  "return-answered": closed("Return answered"),
  "cart-reminder": closed("Reminder of a cart"),
  "stock-request": closed("Request to hear when goods are back"),
  "back-in-stock": closed("Goods are back in stock"),
  "subscription-charge": closed("Delivery to be charged"),
  "subscription-payment": closed("Delivery to be paid"),
  "subscription-skipped": readable("Delivery skipped"),
  "subscription-changed": closed("Subscription changed"),
  membership: closed("Membership"),
  "gift-voucher": closed("Gift voucher"),
  "gift-voucher-receipt": readable("Receipt of a gift voucher"),
  "appointment-booked": readable("Consultation booked"),
  "appointment-moved": readable("Consultation moved"),
  "appointment-cancelled": readable("Consultation cancelled"),
  "event-registered": closed("Event tickets"),
  "event-waiting": closed("Waiting list of an event"),
  "event-seat": closed("Seat of an event"),
  "event-ticket-cancelled": readable("Event ticket given back"),
  "event-reminder": readable("Event reminder"),
  "event-moved": readable("Event moved"),
  "event-cancelled": readable("Event cancelled"),
  "request-answered": readable("Answer to an inquiry"),
  "staff-invitation": closed("Invitation to the staff"),
  "recovery-code-used": readable("Recovery code used"),
  "inquiry-received": readable("Ticket number of an inquiry"),
  "care-orders": readable("To the shop: new orders"),
  "care-refund": readable("To the shop: refund"),
  "care-return": readable("To the shop: return"),
  "care-inquiry": readable("To the shop: inquiry"),
  "care-lead": readable("To the shop: lead"),
  "care-appointment": readable("To the shop: consultation"),
} as const satisfies Record<string, MessageKindTerms>;

export type MessageKind = keyof typeof KINDS;

const isKind = (name: string): name is MessageKind => Object.hasOwn(KINDS, name);

export const MESSAGE_KINDS: readonly MessageKind[] = Object.keys(KINDS).filter(isKind);

/** What staff call a message; one that was written before messages had kinds is just a message. */
export const messageKindLabel = (kind: string): string => (isKind(kind) ? KINDS[kind].label : "Message");

/** Any link but that of an event's page, which everybody may see; links to the storefront are queued as `{site}/…`. */
const PRIVATE_LINK = /https?:\/\/|\{site\}(?!\/event\/\d+(?:\s|$))/;

/**
 * Whether staff may look at a message's text. Its kind has to be open to them, and the text to hold no link: what a
 * stranger typed into a form may be one.
 */
export const isMessageReadable = (message: {
  readonly kind: string;
  readonly text: string;
  /** It holds a code or a link that expires. */
  readonly isSecret: boolean;
}): boolean =>
  isKind(message.kind) &&
  KINDS[message.kind].isReadable &&
  !message.isSecret &&
  message.text !== "" &&
  !PRIVATE_LINK.test(message.text);

export const MESSAGE_STATES = ["waiting", "sent", "failed"] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

const FAILURES: ReadonlyMap<string, string> = new Map([
  ["the receiver was refused", "There is no such mailbox."],
  ["its secret is void", "The code or link in it expired before it could be sent."],
  ["no such template", "No text is registered for this SMS."],
  ["MSG91 refused the message", "The SMS provider refused it."],
  ["EAUTH", "The mail server does not accept the shop's login."],
  ["ECONNREFUSED", "The provider could not be reached."],
  ["ENOTFOUND", "The provider's address is not known."],
  ["EDNS", "The provider's address is not known."],
  ["ECONNECTION", "The provider could not be reached."],
  ["ESOCKET", "The provider could not be reached."],
  ["ETIMEDOUT", "The provider did not answer in time."],
  ["TimeoutError", "The provider did not answer in time."],
  ["EENVELOPE", "The mail server refused the sender or the receiver."],
  ["EMESSAGE", "The mail server refused the message."],
]);

/** Why a message was not sent, in plain words. What is not known is said as it is: a code, never an address or a text. */
export function failureInWords(reason: string): string {
  const known = FAILURES.get(reason);
  if (known) return known;
  const status = Number(/^HTTP (\d{3})$/.exec(reason)?.[1] ?? 0);
  if (status === 401 || status === 403) return "The provider does not accept the shop's key.";
  if (status === 429) return "The provider takes no more messages for now.";
  if (status >= 500) return "The provider has a problem of its own.";
  return reason === "" ? "It was not sent." : `The provider refused it (${reason}).`;
}

/** The first and the last character, as far as they tell nothing. */
const ends = (word: string): string => (word.length > 2 ? `${word[0]}…${word.at(-1)}` : "…");

/** A mobile or an email so that who knows it can tell which it is: ••••••3210, p…a@g…l.com. */
export function maskReceiver(receiver: string): string {
  const at = receiver.lastIndexOf("@");
  if (at < 0) return `••••••${receiver.length > COUNTRY_CODE.length + 4 ? receiver.slice(-4) : ""}`;
  const domain = receiver.slice(at + 1);
  const dot = domain.lastIndexOf(".");
  return dot < 0
    ? `${ends(receiver.slice(0, at))}@${ends(domain)}`
    : `${ends(receiver.slice(0, at))}@${ends(domain.slice(0, dot))}${domain.slice(dot)}`;
}

export const MESSAGE_NOT_FAILED = "This message has not failed.";
export const MESSAGE_VOID =
  "The code or link in this message is not valid any more. The customer can ask for a new one.";

/** Whether a message can be sent again: a failed one that still has something to say. */
export function checkSendAgain(message: {
  readonly state: MessageState;
  readonly text: string;
  readonly secretUntil: Date | null;
  readonly now: Date;
}): Outcome<true, Refusal<"message-not-failed" | "message-void">> {
  const { state, text, secretUntil, now } = message;
  if (state !== "failed") return refuse({ code: "message-not-failed", message: MESSAGE_NOT_FAILED });
  const isVoid = text === "" || (secretUntil !== null && secretUntil.getTime() <= now.getTime());
  return isVoid ? refuse({ code: "message-void", message: MESSAGE_VOID }) : accept(true);
}
