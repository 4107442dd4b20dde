import type { Policy } from "@store/domain";
import { contactFacts } from "./contact-facts.ts";
import { addressLine, shopContact, whatsappUrl } from "./shop-contact.ts";

interface Way {
  readonly icon: "phone" | "whatsapp" | "mail" | "pin";
  readonly title: string;
  readonly note: string;
  readonly link: { readonly text: string; readonly href: string };
}

/** The contact page, without its form [R128]. */
export function contact(policy: Policy) {
  const { emails, phones } = shopContact(policy);
  return {
    headline: "A person answers",
    lead: `An order that is late, a jar you liked, a question about a farm: tell us. Our care team in ${policy.identity.address.city} reads every message itself and answers within ${contactFacts.answerWorkingDays} working days.`,
    /** Quick ways, which need no form. */
    ways: [
      {
        icon: "phone",
        title: "Call us",
        note: policy.identity.careHours,
        link: { text: phones.care.shown, href: phones.care.href },
      },
      {
        icon: "whatsapp",
        title: "WhatsApp",
        note: "For a quick question, or a photo of what went wrong",
        link: { text: phones.whatsapp.shown, href: whatsappUrl(policy) },
      },
      {
        icon: "mail",
        title: "Write to us",
        note: "With your order number, if it is about an order",
        link: { text: emails.care.shown, href: emails.care.href },
      },
      {
        icon: "pin",
        title: "Visit us",
        note: addressLine(policy),
        link: { text: "Find a store on the map", href: "/store-locator" },
      },
    ] satisfies readonly Way[],
    /** Of whatever is sent by the form. */
    complaints:
      "Every message of the form gets a ticket number by mail within a minute. Name it when you write or call again.",
    /** What often needs no message at all. */
    shortcuts: [
      { text: "Where is my order?", href: "/profile#orders" },
      { text: "Questions and answers", href: "/faq" },
      { text: "Returns and refunds", href: "/return-and-refund-policy" },
      { text: "Buy for a business", href: "/bussiness" },
      { text: "Import from India", href: "/exports" },
    ],
    /** After an inquiry was sent. */
    next: `Somebody of our care team reads it and answers by mail within ${contactFacts.answerWorkingDays} working days. If it is urgent, call ${phones.care.shown}, ${policy.identity.careHours}.`,
  };
}
