import { checkEmail } from "../account/email.ts";
import { checkFields } from "../forms/form.ts";

export const STOCK_REQUEST_TAKEN = "We will write to you once, as soon as it is back.";
export const STOCK_REQUEST_MAILED =
  "We will write to you once, as soon as it is back. A mail that says so is on its way.";
export const STOCK_IS_BACK = "It is in stock again: you can order it now.";
export const NO_WAY_TO_WRITE =
  "Your account has neither an email nor a mobile number that we know to be yours. Please add one in your profile!";
export const NO_SUCH_STOCK_REQUEST =
  "This link is not right. Please open the one in the mail, or write to us on the contact page.";

/** The most products that one customer waits for. */
export const STOCK_REQUESTS_AT_MOST = 100;
export const TOO_MANY_STOCK_REQUESTS = `You wait for ${STOCK_REQUESTS_AT_MOST} products already. We write to you as soon as one is back.`;

/** What a visitor enters to be written to when a product is back in stock. */
export const checkStockRequest = ({ email }: { readonly email: string }) =>
  checkFields({ email: checkEmail(email) }, (fields) => ({ email: fields.email.value }));
