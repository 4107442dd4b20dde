import { requestStock, requestStockByEmail, stopStockRequest } from "@store/api-client/contract";
import {
  CAPTCHA_FIELD,
  checkStockRequest,
  emailKey,
  NO_SUCH_STOCK_REQUEST,
  STOCK_REQUEST_MAILED,
  STOCK_REQUEST_TAKEN,
} from "@store/domain";
import { eq } from "drizzle-orm";
import { stockRequests } from "../../db/schema/index.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { DAY, limit, MINUTE } from "../../http/rate-limits.ts";
import { createStockRequestTokens } from "../../lib/id-tokens.ts";
import type { Backend } from "../backend.ts";
import { createFormLimit } from "../public-forms.ts";
import { requestByEmail, requestForCustomer } from "./request-stock.ts";

/** Each request is mailed to the address that it names, which may be anybody's. */
const MAILS = limit("stock-request-email", 20, DAY);
const BY_CUSTOMER = limit("stock-request-customer", 60, 15 * MINUTE);

/** Who wants to hear when a product is back in stock. */
export function stockRequestRoutes(backend: Backend): void {
  const { serve, db, clock, limits, clientAddress, checkCaptcha, secret } = backend;
  const limitForm = createFormLimit({ limits });
  const mailsTo = limits.shared(MAILS);
  const byCustomer = limits.shared(BY_CUSTOMER);
  const tokens = createStockRequestTokens(secret);

  serve(requestStock, async ({ params: { id: productId }, customer: { customerId } }) => {
    const tooMany = await byCustomer.count(customerId);
    if (tooMany) return tooMany;
    const request = await requestForCustomer(db, customerId, { productId, now: clock() });
    if (request instanceof HttpError) return request;
    return { status: true, message: STOCK_REQUEST_TAKEN, token: tokens.sign(request) };
  });

  serve(requestStockByEmail, async ({ params: { id: productId }, body, http }) => {
    const tooMany = await limitForm("stock-request", clientAddress(http));
    if (tooMany) return tooMany;
    const checked = checkStockRequest(body);
    if (!checked.ok) return httpError(400, checked.refusals);
    const { email } = checked.value;
    const unsolved = await checkCaptcha("stock-request", body[CAPTCHA_FIELD]);
    if (unsolved) return unsolved;
    const tooManyMails = await mailsTo.count(emailKey(email));
    if (tooManyMails) return tooManyMails;
    const refused = await requestByEmail(db, email, { productId, now: clock() }, tokens.sign);
    return refused ?? { status: true, message: STOCK_REQUEST_MAILED };
  });

  serve(stopStockRequest, async ({ body: { token } }) => {
    const id = tokens.read(token);
    if (id === undefined) return httpError(404, NO_SUCH_STOCK_REQUEST);
    await db.delete(stockRequests).where(eq(stockRequests.id, id));
    return { status: true };
  });
}
