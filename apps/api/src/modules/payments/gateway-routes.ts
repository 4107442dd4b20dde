import { canPay } from "@store/domain";
import { and, eq } from "drizzle-orm";
import { bodyLimit } from "hono/body-limit";
import { orders, payments } from "../../db/schema/index.ts";
import { NOT_KEPT, refusalResponse } from "../../http/answers.ts";
import type { HttpContext } from "../../http/handler.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { LARGEST_BODY } from "../../http/read-body.ts";
import type { App } from "../../http/serve-endpoint.ts";
import type { FormFields } from "../../ports/payment/payment-gateway.ts";
import { pageResponse } from "../../ports/payment/payment-page.ts";
import { callbackPath, pagesPath, returnPath } from "../../ports/payment/payment-paths.ts";
import type { Backend } from "../backend.ts";
import type { OrderRow } from "../orders/reservation.ts";
import { createAnswerGateway } from "./answer-gateway.ts";
import { messagePage, settledPage } from "./payment-pages.ts";
import { returnAddress } from "./return-address.ts";
import type { PaymentRow } from "./settle-payment.ts";
import { isTxnId } from "./txn-id.ts";
import { NOT_VERIFIED, UNKNOWN_PAYMENT } from "./messages.ts";

const TOO_LARGE = httpError(413, "The form is too large");

/** The fields of a form that was posted; what is no form has none. */
async function readFields(c: HttpContext): Promise<FormFields> {
  const form = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(form).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}

interface Found {
  readonly payment: PaymentRow;
  /** What it pays, if that is an order. */
  readonly order: OrderRow | null;
}

/** Whether it still is to be paid: another payment may have paid the order meanwhile. */
const isOpen = ({ payment, order }: Found): boolean => payment.state === "pending" && (!order || canPay(order));

const seeOther = (address: string) =>
  new Response(null, { status: 303, headers: { location: address, "cache-control": "no-store" } });

/**
 * What browsers and the gateway open, outside the contract: the page where a payment is made, the gateway's callback,
 * and the way back to the storefront. All the browser brings is a hint; what is verified counts.
 */
export function gatewayRoutes(app: App, backend: Backend): void {
  const { db, siteUrl, payments: desk } = backend;
  const { gateway } = desk;
  const answer = createAnswerGateway(backend);
  const limited = bodyLimit({ maxSize: LARGEST_BODY, onError: () => refusalResponse(TOO_LARGE) });

  async function find(txnId: string): Promise<Found | undefined> {
    if (!isTxnId(txnId)) return undefined;
    const [found] = await db
      .select({ payment: payments, order: orders })
      .from(payments)
      .leftJoin(orders, and(eq(orders.id, payments.subjectId), eq(payments.purpose, "order")))
      .where(eq(payments.txnId, txnId));
    return found?.payment.gateway === gateway.name ? found : undefined;
  }

  const backFrom = ({ payment, order }: Found) =>
    returnAddress(siteUrl, payment, (order?.subscriptionId ?? null) !== null);

  const unknown = () => pageResponse(messagePage("There is nothing to pay here", UNKNOWN_PAYMENT, siteUrl), 404);

  async function goBack(txnId: string): Promise<Response> {
    const found = await find(txnId);
    return found ? seeOther(backFrom(found)) : unknown();
  }

  app.post(callbackPath(gateway.name), limited, async (c) => {
    const result = await answer(await readFields(c));
    if (result instanceof HttpError) return refusalResponse(result);
    // A gateway that gets no 200 calls again later, when it can be asked.
    if (result === "unreachable") return new Response(null, { status: 503, headers: { "retry-after": "60" } });
    return new Response(JSON.stringify({ status: true }), { headers: NOT_KEPT });
  });

  app.get(returnPath(gateway.name), (c) => goBack(c.req.query("txnid") ?? ""));

  app.post(returnPath(gateway.name), limited, async (c) => {
    const fields = await readFields(c);
    const result = await answer(fields);
    if (result instanceof HttpError && result.status === 400) {
      return pageResponse(messagePage("This payment is not confirmed", NOT_VERIFIED, siteUrl), 400);
    }
    return goBack(fields.txnid ?? "");
  });

  app.get(`${pagesPath(gateway.name)}/:txnId`, async (c) => {
    const found = await find(c.req.param("txnId"));
    if (!found) return unknown();
    return pageResponse(isOpen(found) ? gateway.page(found.payment) : settledPage(found.payment, backFrom(found)));
  });

  const { press } = gateway;
  if (!press) return;
  // The built-in gateway: it calls back as another's server would, then sends the browser back.
  app.post(`${pagesPath(gateway.name)}/:txnId`, limited, async (c) => {
    const found = await find(c.req.param("txnId"));
    if (!found) return unknown();
    const { payment } = found;
    if (!isOpen(found)) return seeOther(backFrom(found));
    const report = press(payment, await readFields(c));
    if (!report) return pageResponse(gateway.page(payment), 400);
    await app.request(callbackPath(gateway.name), { method: "POST", body: new URLSearchParams(report) });
    return seeOther(`${desk.apiUrl}${returnPath(gateway.name)}?txnid=${payment.txnId}`);
  });
}
