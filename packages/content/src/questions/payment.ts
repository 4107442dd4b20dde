import { paragraph, type Question, question } from "../blocks.ts";

export const PAYMENT_QUESTIONS: readonly Question[] = [
  question(
    "payment-methods",
    "How can I pay?",
    paragraph`By cash on delivery, or online by debit card, credit card, net banking or UPI. {{cash-fee}} A subscription is paid online only.`,
    paragraph`Open cash orders may come to {{cash-limit}} together, and to {{cash-limit-verified}} once your mobile number is verified.`,
  ),
  question(
    "payment-safe",
    "Is online payment safe?",
    paragraph`Yes. You pay on the encrypted page of a licensed payment gateway. Your card number never reaches us.`,
  ),
  question(
    "payment-failed",
    "Money was taken but my order is unpaid. What now?",
    paragraph`Please do not pay twice at once: a confirmation from the bank can take some minutes. If the order in your profile still shows as unpaid, the bank normally returns the money by itself. After {{refund-days}} working days, write to {{care-email}} with the payment reference.`,
  ),
  question(
    "pay-later",
    "Can I pay an unpaid order later?",
    paragraph`Yes. Open the order in your profile and choose Accept and Pay, as long as the goods are in stock. We keep them for you for {{hold-minutes}} minutes.`,
  ),
  question(
    "gst-invoice",
    "Do I get a GST invoice?",
    paragraph`Yes, for every order. Download it from the order in your profile once it is invoiced. Prices on the site include GST; cart and invoice show it apart.`,
  ),
];
