import { checkEmail } from "../account/email.ts";
import { checkFields } from "../forms/form.ts";
import type { Refusal } from "../outcome.ts";

export const STOCK_REQUEST_TAKEN = "We will write to you once, as soon as it is back.";
export const STOCK_REQUEST_MAILED =
  "We will write to you once, as soon as it is back. A mail that says so is on its way.";
export const STOCK_IS_BACK = "It is in stock again: you can order it now.";
export const NO_WAY_TO_WRITE = {
  code: "no-way-to-write",
  message: "We do not know yet that your account's email and mobile number are yours. Please enter an email for this!",
} as const satisfies Refusal;
export const NO_SUCH_STOCK_REQUEST =
  "This link is not right. Please open the one in the mail, or write to us on the contact page.";

/** The most products that one customer waits for. */
export const STOCK_REQUESTS_AT_MOST = 100;
export const TOO_MANY_STOCK_REQUESTS = `You wait for ${STOCK_REQUESTS_AT_MOST} products already. We write to you as soon as one is back.`;

/** What a visitor enters to be written to when a product is back in stock. */
export const checkStockRequest = ({ email }: { readonly email: string }) =>
  checkFields({ email: checkEmail(email) }, (fields) => ({ email: fields.email.value }));
