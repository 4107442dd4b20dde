import { LARGEST_BODY } from "@store/api-client/contract";
import { mandateTerms } from "@store/domain";
import { eq } from "drizzle-orm";
import { bodyLimit } from "hono/body-limit";
import { payments } from "../../db/schema/index.ts";
import type { HttpContext } from "../../http/handler.ts";
import { HttpError, httpError } from "../../http/http-error.ts";
import { limit } from "../../http/rate-limits.ts";
import { NO_CACHE, refusalResponse } from "../../http/responses.ts";
import type { App } from "../../http/serve-endpoint.ts";
import type { FormFields } from "../../ports/payment/payment-gateway.ts";
import { callbackPath, pageResponse, pagesPath, returnPath } from "../../ports/payment/payment-page.ts";
import type { Backend } from "../backend.ts";
import { applyReport } from "./apply-report.ts";
import { NOT_VERIFIED, UNKNOWN_PAYMENT } from "./messages.ts";
import { messagePage, returnAddress, settledPage } from "./payment-pages.ts";
import { isCharge, type PaymentHandlers, type PaymentRow } from "./payment-service.ts";
import { isTxnId, paymentAddress } from "./start-payment.ts";
import { OTHER_WAYS, otherWayOf, otherWaysPage, STATE, upiLinkOf, upiPage } from "./upi-payments.ts";

/** The id that an answer names, if it is one: nothing else of what came is fit for a log. */
const idIn = ({ txnid }: FormFields): string | undefined => (txnid && isTxnId(txnid) ? txnid : undefined);

type AnswerGateway = (fields: FormFields) => Promise<"applied" | "nothing new" | "unreachable" | HttpError>;

/**
 * Takes what came as a gateway's answer, by its server or through the browser: verified, then applied, once. What is
 * refused changes nothing and leaves a line in the log.
 */
function createAnswerGateway(
  { db, clock, policy, logger, payments: { gateway } }: Backend,
  handlers: PaymentHandlers,
): AnswerGateway {
  async function answer(fields: FormFields) {
    const verified = await gateway.verify(fields);
    if (verified.ok) return applyReport({ db, handlers, policy }, gateway.name, verified.value, clock());
    return verified.refusal.code === "unreachable" ? "unreachable" : httpError(400, NOT_VERIFIED);
  }

  return async (fields) => {
    const result = await answer(fields);
    const line = { gateway: gateway.name, txnId: idIn(fields) };
    if (result instanceof HttpError)
      logger.warn({ ...line, reason: result.refusal.message }, "A payment callback was rejected");
    else if (result === "unreachable") logger.error(line, "The payment gateway cannot be reached");
    else logger.info({ ...line, result }, "A payment report was processed");
    return result;
  };
}

/** However often its page is read, a gateway is asked for a payment once in this time, in seconds. */
const ASKED = limit("payment-asked", 1, 3);

const TOO_LARGE = httpError(413, "The form is too large");

/** The fields of a form that was posted; what is no form has none. */
async function readFields(c: HttpContext): Promise<FormFields> {
  const form = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(form).filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
}

const seeOther = (address: string) =>
  new Response(null, { status: 303, headers: { location: address, "cache-control": "no-store" } });

/**
 * What browsers and the gateway open, outside the contract: the page where a payment is made, the gateway's callback,
 * and the way back to the storefront. All the browser brings is a hint; what is verified counts.
 */
export function gatewayRoutes(app: App, backend: Backend, handlers: PaymentHandlers): void {
  const { db, siteUrl, logger, clock, policy, clientAddress } = backend;
  const { gateway, apiUrl } = backend.payments;
  const answer = createAnswerGateway(backend, handlers);
  const limited = bodyLimit({ maxSize: LARGEST_BODY, onError: () => refusalResponse(TOO_LARGE) });

  async function find(txnId: string): Promise<PaymentRow | undefined> {
    if (!isTxnId(txnId)) return undefined;
    const [payment] = await db.select().from(payments).where(eq(payments.txnId, txnId));
    return payment?.gateway === gateway.name && !isCharge(payment) ? payment : undefined;
  }

  /** Whether it is still to be paid: another payment may have paid for the same order. */
  const isOpen = async (payment: PaymentRow): Promise<boolean> =>
    payment.state === "pending" && ((await handlers[payment.purpose].isPayable?.(db, payment)) ?? true);

  const backFrom = async (payment: PaymentRow): Promise<string> =>
    returnAddress(siteUrl, await handlers[payment.purpose].screen(db, payment), payment);

  const pageOf = (payment: PaymentRow) =>
    payment.asksMandate ? gateway.createMandate(payment, mandateTerms(payment.createdAt)) : gateway.page(payment);

  const asked = backend.limits.local(ASKED);

  /** A payment by UPI is made in an app, and no browser brings its answer: the gateway is asked. */
  async function asOfNow(payment: PaymentRow): Promise<PaymentRow> {
    if (payment.state !== "pending" || !payment.upiLink || !gateway.ask) return payment;
    if (await asked.count(payment.txnId)) return payment;
    const report = await gateway.ask(payment.txnId);
    if (report.ok) await applyReport({ db, handlers, policy }, gateway.name, report.value, clock());
    return (await find(payment.txnId)) ?? payment;
  }

  /** A payer's network address; of IPv6 it is known without its last half. */
  const deviceOf = (c: HttpContext) => ({
    address: clientAddress(c).replace(/\/64$/, ""),
    userAgent: (c.req.header("user-agent") ?? "unknown").slice(0, 200),
  });

  const goOtherWay = async (payment: PaymentRow): Promise<Response> =>
    seeOther(paymentAddress(backend.payments, await otherWayOf(db, payment, clock())));

  const unknown = () => pageResponse(messagePage("There is nothing to pay here", UNKNOWN_PAYMENT, siteUrl), 404);

  async function goBack(txnId: string): Promise<Response> {
    const payment = await find(txnId);
    return payment ? seeOther(await backFrom(payment)) : unknown();
  }

  app.post(callbackPath(gateway.name), limited, async (c) => {
    const result = await answer(await readFields(c));
    if (result instanceof HttpError) return refusalResponse(result);
    // A gateway that gets no 200 calls again later, when it can be asked.
    if (result === "unreachable") return new Response(null, { status: 503, headers: { "retry-after": "60" } });
    return new Response(JSON.stringify({ status: true }), { headers: NO_CACHE });
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
    const payment = await asOfNow(found);
    if (!(await isOpen(payment))) return pageResponse(settledPage(payment, await backFrom(payment)));
    const link = await upiLinkOf({ db, gateway, logger }, payment, deviceOf(c));
    if (link === "refused") return pageResponse(otherWaysPage(payment));
    return pageResponse(link === undefined ? pageOf(payment) : upiPage(payment, link));
  });

  if (gateway.startUpi) {
    app.get(`${pagesPath(gateway.name)}/:txnId/${STATE}`, async (c) => {
      const found = await find(c.req.param("txnId"));
      if (!found) return refusalResponse(httpError(404, UNKNOWN_PAYMENT));
      const payment = await asOfNow(found);
      const leadsTo = (await isOpen(payment)) ? undefined : await backFrom(payment);
      return new Response(JSON.stringify({ leadsTo }), { headers: NO_CACHE });
    });

    app.post(`${pagesPath(gateway.name)}/:txnId/${OTHER_WAYS}`, limited, async (c) => {
      const payment = await find(c.req.param("txnId"));
      if (!payment) return unknown();
      return (await isOpen(payment)) ? goOtherWay(payment) : seeOther(await backFrom(payment));
    });
  }

  const { press } = gateway;
  if (!press) return;
  // The built-in gateway: it calls back as another's server would, then sends the browser back.
  app.post(`${pagesPath(gateway.name)}/:txnId`, limited, async (c) => {
    const payment = await find(c.req.param("txnId"));
    if (!payment) return unknown();
    if (!(await isOpen(payment))) return seeOther(await backFrom(payment));
    const report = press(payment, await readFields(c));
    if (!report) return pageResponse(pageOf(payment), 400);
    await app.request(callbackPath(gateway.name), { method: "POST", body: new URLSearchParams(report) });
    return seeOther(`${apiUrl}${returnPath(gateway.name)}?txnid=${payment.txnId}`);
  });
}
