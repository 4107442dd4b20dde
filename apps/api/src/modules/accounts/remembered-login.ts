import type { HttpContext } from "../../http/handler.ts";
import { HttpError } from "../../http/http-error.ts";
import { ReadyReply } from "../../http/ready-reply.ts";
import type { Shopper } from "../../identity/shopper.ts";
import type { Backend } from "../backend.ts";
import { deviceOf } from "../sessions/sessions.ts";
import { createKnownBrowsers } from "./known-browser.ts";
import { type CustomerRow, type LoginCheck, logIn } from "./log-in.ts";

interface LoginRequest {
  readonly shopper: Shopper | undefined;
  readonly http: HttpContext;
}

/** Logs customers in, and has the browser remember that it did. */
export function createRememberedLogin(backend: Backend) {
  const { db, clock, policy } = backend;
  const knownBrowsers = createKnownBrowsers(backend);
  return async (customer: CustomerRow, { shopper, http }: LoginRequest, check?: LoginCheck) => {
    const reply = await logIn(db, customer, { shopper, device: deviceOf(http) }, clock(), policy(), check);
    if (reply instanceof HttpError || !customer.emailKey) return reply;
    return new ReadyReply(reply, { "set-cookie": knownBrowsers.cookieFor(customer.emailKey) });
  };
}
