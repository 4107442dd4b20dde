import { type Answer, type Call, createCaller } from "@store/api-client";
import { type Endpoint, visitor } from "@store/api-client/contract";
import { LOGGED_OUT, updateSession } from "./session-store.ts";
import { readSession } from "./storage.ts";

/** The storefront's own server passes these calls on to the backend. */
export const BACKEND = "/backend";

const UNAUTHORIZED = 401;

const caller = createCaller({
  baseUrl: BACKEND,
  // Read from storage, not from the store: a webview's host may have written a token a moment ago.
  identity: () => {
    const { token, visitor_id } = readSession(["token", "visitor_id"]);
    return { token, visitorId: visitor_id };
  },
});

let visitorComing: Promise<Answer<unknown>> | undefined;

/** Asks for a visitor id once, however many calls wait for it [R22]. */
function ensureVisitor(): Promise<Answer<unknown>> {
  visitorComing ??= caller(visitor)
    .then((answer) => {
      if (answer.ok) updateSession({ visitor_id: answer.reply.visitor_id });
      return answer;
    })
    .finally(() => {
      visitorComing = undefined;
    });
  return visitorComing;
}

const wasUnknown = (answer: Answer<unknown>) =>
  !answer.ok && answer.failure.kind === "refused" && answer.failure.httpStatus === UNAUTHORIZED;

/** Forgets an identity that the backend does not know any more: a revoked token, or a visitor of another database. */
function forgetIdentity(): void {
  const { token } = readSession(["token"]);
  updateSession(token ? LOGGED_OUT : { visitor_id: undefined });
}

/** Neither logged in nor a visitor yet. */
export const isNobody = (): boolean => {
  const { token, visitor_id } = readSession(["token", "visitor_id"]);
  return !token && !visitor_id;
};

/** How long a browser without idle callbacks (Safari) is given instead. */
const IDLE_AFTER_MS = 1000;

/**
 * Asks for a visitor id when none is stored, as soon as the page is idle (C42).
 * @returns cancels it.
 */
export function ensureVisitorWhenIdle(): () => void {
  const ask = () => {
    if (isNobody()) void ensureVisitor();
  };
  if (window.requestIdleCallback) {
    const handle = window.requestIdleCallback(ask);
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(ask, IDLE_AFTER_MS);
  return () => clearTimeout(timer);
}

/**
 * Whether a call needs an identity. Public POST calls send one too: by the visitor id, the backend knows which cart to
 * merge at a login, and which browser an OTP belongs to.
 */
const needsIdentity = ({ access, method }: Endpoint) =>
  access === "shopper" || (access === "public" && method === "POST");

/**
 * Calls the backend as the shopper, who becomes a visitor when a call needs an identity and there is none. Where that
 * fails, so does a call that only shoppers may make: the backend would refuse it in words that are not for shoppers.
 */
export const call: Call = async (endpoint, ...request) => {
  if (needsIdentity(endpoint) && isNobody()) {
    const asked = await ensureVisitor();
    if (!asked.ok && endpoint.access === "shopper") return asked;
  }
  const answer = await caller(endpoint, ...request);
  if (!wasUnknown(answer) || isNobody()) return answer;
  forgetIdentity();
  if (endpoint.access === "customer" || endpoint.access === "staff") return answer;
  if (needsIdentity(endpoint)) await ensureVisitor();
  return caller(endpoint, ...request);
};
