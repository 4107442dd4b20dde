import { randomUUID } from "node:crypto";
import { LARGEST_BODY } from "@store/api-client/contract";
import { and, eq, inArray } from "drizzle-orm";
import { bodyLimit } from "hono/body-limit";
import type { Database } from "../../db/database.ts";
import { charges, products, subscriptions } from "../../db/schema/index.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { HttpContext } from "../../http/handler.ts";
import { httpError } from "../../http/http-error.ts";
import { limit, MINUTE } from "../../http/rate-limits.ts";
import { NO_CACHE, refusalResponse } from "../../http/responses.ts";
import type { App } from "../../http/serve-endpoint.ts";
import { mandateCallbackPath } from "../../ports/payment/payment-page.ts";
import type { Backend } from "../backend.ts";
import { askForPayment } from "./charge-deliveries.ts";
import { MANDATE_NOTICE_NOT_VERIFIED, NOTICE_TOO_LARGE } from "./messages.ts";
import { notifyMandateEnded } from "./notifications.ts";

const QUESTIONS_OF_MANDATE = limit("mandate-questions", 10, 60 * MINUTE);

const done = () => new Response(JSON.stringify({ status: true }), { headers: NO_CACHE });

/** JSON or a form, as gateways send; undefined for what is neither. */
const readMessage = (c: HttpContext): Promise<unknown> =>
  (c.req.header("content-type")?.includes("json") ? c.req.json() : c.req.parseBody()).catch(() => undefined);

/** No delivery is charged by an ended mandate: those that were to be are paid by the link that is mailed (C43). */
async function endMandate(
  services: { readonly db: Database; readonly siteUrl: string },
  { gateway, mandate }: { readonly gateway: string; readonly mandate: string },
  now: Date,
): Promise<void> {
  const { db } = services;
  await inTransaction(db, async (tx) => {
    const ended = await tx
      .update(subscriptions)
      .set({ mandate: null, mandateGateway: null })
      .from(products)
      .where(
        and(
          eq(products.id, subscriptions.productId),
          eq(subscriptions.mandateGateway, gateway),
          eq(subscriptions.mandate, mandate),
        ),
      )
      .returning({ customerId: subscriptions.customerId, product: products.name });
    for (const recipient of ended) await notifyMandateEnded(tx, recipient, now);
    return undefined;
  });
  const waiting = await db
    .select()
    .from(charges)
    .where(
      and(eq(charges.gateway, gateway), eq(charges.mandate, mandate), inArray(charges.state, ["planned", "noticed"])),
    );
  for (const charge of waiting) await askForPayment(services, charge, "mandate-ended", now);
}

/**
 * Where the gateway's server tells that a payer has ended a mandate, at a bank or in a UPI app. What comes is a hint:
 * the gateway is asked for the mandate, where it is one of the store's.
 */
export function mandateRoutes(app: App, { db, clock, logger, limits, payments, siteUrl }: Backend): void {
  const { gateway } = payments;
  const { readMandateNotice, askMandate } = gateway;
  if (!readMandateNotice || !askMandate) return;
  const questions = limits.shared(QUESTIONS_OF_MANDATE);
  const tooLarge = httpError(413, NOTICE_TOO_LARGE);
  const limited = bodyLimit({ maxSize: LARGEST_BODY, onError: () => refusalResponse(tooLarge) });

  app.post(mandateCallbackPath(gateway.name), limited, async (c) => {
    const notice = readMandateNotice(await readMessage(c));
    if (!notice.ok) {
      logger.warn({ gateway: gateway.name }, "A mandate callback was rejected");
      return refusalResponse(httpError(400, MANDATE_NOTICE_NOT_VERIFIED));
    }
    const mandate = notice.value;
    const own = and(eq(subscriptions.mandateGateway, gateway.name), eq(subscriptions.mandate, mandate));
    const isOurs = (await db.$count(subscriptions, own)) > 0;
    if (!isOurs) return done();
    const tooMany = await questions.count(mandate);
    if (tooMany) return refusalResponse(tooMany);
    const state = await askMandate(mandate, randomUUID());
    // A gateway that gets no 200 calls again later, when it can be asked.
    if (!state.ok) return new Response(null, { status: 503, headers: { "retry-after": "60" } });
    if (state.value === "ended") {
      await endMandate({ db, siteUrl }, { gateway: gateway.name, mandate }, clock());
      logger.info({ gateway: gateway.name }, "A payer cancelled a mandate");
    }
    return done();
  });
}
