import { addressLine, brand } from "./brand.ts";
import { contactFacts } from "./contact-facts.ts";

const { emails, phones } = brand;

interface Way {
  readonly icon: "phone" | "whatsapp" | "mail" | "pin";
  readonly title: string;
  readonly note: string;
  readonly link: { readonly text: string; readonly href: string };
}

/** The contact page, without its form (document 3, section 2, /contact-us). */
export const contact = {
  headline: "A person answers",
  lead: `An order that is late, a jar you liked, a question about a farm: tell us. Our care team in ${brand.address.city} reads every message itself and answers within ${contactFacts.answerWorkingDays} working days.`,
  /** Quick ways, which need no form. */
  ways: [
    {
      icon: "phone",
      title: "Call us",
      note: brand.careHours,
      link: { text: phones.care.shown, href: phones.care.href },
    },
    {
      icon: "whatsapp",
      title: "WhatsApp",
      note: "For a quick question, or a photo of what went wrong",
      link: { text: phones.whatsapp.shown, href: brand.whatsappUrl },
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
      note: addressLine(),
      link: { text: "Find a store on the map", href: "/store-locator" },
    },
  ] satisfies readonly Way[],
  /** What often needs no message at all. */
  shortcuts: [
    { text: "Where is my order?", href: "/profile#orders" },
    { text: "Questions and answers", href: "/faq" },
    { text: "Returns and refunds", href: "/return-and-refund-policy" },
    { text: "Buy for a business", href: "/bussiness" },
    { text: "Import from India", href: "/exports" },
  ],
  /** After an inquiry was sent. */
  next: `Somebody of our care team reads it and answers by mail within ${contactFacts.answerWorkingDays} working days. If it is urgent, call ${phones.care.shown}, ${brand.careHours}.`,
} as const;
