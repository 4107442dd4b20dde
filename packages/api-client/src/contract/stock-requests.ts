import { EMAIL_MAXIMUM_LENGTH } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import { ById, Captcha, Done, Text, text } from "./fields.ts";

export const requestStock = endpoint({
  method: "POST",
  path: "/products/{id}/stock-request/",
  access: "customer",
  summary: "Has the customer written to, once, when a product is back in stock; asked again it changes nothing",
  params: ById,
  reply: v.object({
    ...Done.entries,
    /** Ends it again, by `stopStockRequest`. */
    token: Text,
  }),
});

export const requestStockByEmail = endpoint({
  method: "POST",
  path: "/products/{id}/stock-request/email/",
  access: "public",
  summary: "The same without a login: the first time, a mail says that it was asked for, with the link that ends it",
  params: ById,
  body: v.object({ email: text(EMAIL_MAXIMUM_LENGTH), ...Captcha }),
  reply: Done,
});

export const stopStockRequest = endpoint({
  method: "POST",
  path: "/stock-requests/stop/",
  access: "public",
  summary: "Ends such a request by its token, without a login; one that has ended stays so",
  body: v.object({ token: text(100, 1) }),
  reply: Done,
});
