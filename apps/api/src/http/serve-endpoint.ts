import type { HttpBindings } from "@hono/node-server";
import { CATALOGUE_VERSION_HEADER, type Endpoint, FileReply, parseRequest } from "@store/api-client/contract";
import {
  ENTER_SECOND_FACTOR,
  isDashboardOpen,
  NOT_PERMITTED,
  RELOAD_AND_TRY_AGAIN,
  SET_UP_SECOND_FACTOR,
  STAFF_ONLY,
} from "@store/domain";
import { nameRequest } from "@store/http-server/tracing";
import type { Hono } from "hono";
import pLimit from "p-limit";
import type { Logger } from "pino";
import * as v from "valibot";
import type { CatalogueVersion } from "../db/catalogue-version.ts";
import type { Shopper, StaffSession } from "../identity/shopper.ts";
import { bodyLimitOf } from "./body-limit.ts";
import { cacheHeaders, isHeld } from "./cache-policy.ts";
import { FileStream } from "./file-stream.ts";
import type { Handler, HttpContext, ServeOptions } from "./handler.ts";
import { headerOf } from "./header-of.ts";
import { HttpError, httpError } from "./http-error.ts";
import { hasIdentity, type Identify } from "./identify.ts";
import { loginMessage } from "./login-messages.ts";
import type { ObserveRequest } from "./observe-requests.ts";
import { readBody } from "./read-body.ts";
import type { ReadReplica } from "./read-replica.ts";
import { ReadyReply } from "./ready-reply.ts";
import { createRequestLog } from "./request-log.ts";
import { failureResponse, fileResponse, JSON_TYPE, NO_CACHE, refusalResponse } from "./responses.ts";
import { routePath } from "./route-path.ts";

export type App = Hono<{ Bindings: HttpBindings }>;

export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: ServeOptions) => void;

/** Files are held in memory while they are worked on: so many at a time, further calls wait. */
const MAX_FILES = 6;
/** The same of customers, whom no slow or hostile one of them may keep waiting together with the staff. */
const MAX_CUSTOMER_FILES = 3;

function checkStaff(
  { permission, isOpenBeforeSecondFactor = false }: Endpoint,
  staff: StaffSession | undefined,
): HttpError | undefined {
  if (!staff) return httpError(403, STAFF_ONLY);
  const { permissions, secondFactor } = staff;
  if (!isOpenBeforeSecondFactor && !isDashboardOpen(secondFactor))
    return httpError(403, secondFactor === "setup" ? SET_UP_SECOND_FACTOR : ENTER_SECOND_FACTOR);
  return permission && !permissions.includes(permission) ? httpError(403, NOT_PERMITTED) : undefined;
}

function checkAccess(endpoint: Endpoint, shopper: Shopper | undefined): HttpError | undefined {
  const { access } = endpoint;
  if (access === "public") return undefined;
  if (access === "shopper") {
    return shopper ? undefined : httpError(401, RELOAD_AND_TRY_AGAIN);
  }
  if (shopper?.kind !== "customer") return httpError(401, loginMessage(endpoint));
  return access === "staff" ? checkStaff(endpoint, shopper.staff) : undefined;
}

interface ServeParts {
  readonly identify: Identify;
  readonly logger: Logger;
  readonly version: CatalogueVersion;
  readonly observeRequest?: ObserveRequest | undefined;
  /** Answers what everybody may keep; without one the primary answers all. */
  readonly readReplica?: ReadReplica | undefined;
}

const VERSION = CATALOGUE_VERSION_HEADER.toLowerCase();

/** Registers an endpoint's route: identity, validation, reply, refusal, cache headers and log line. */
export function createServe(app: App, { identify, logger, version, observeRequest, readReplica }: ServeParts): Serve {
  const fileCalls = { staff: pLimit(MAX_FILES), customer: pLimit(MAX_CUSTOMER_FILES) };

  // The overload is a cast: a handler takes the request of its own endpoint, not of any. It gets what `parseRequest` made of
  // that endpoint, and who `checkAccess` let through.
  function serve<E extends Endpoint>(endpoint: E, handler: Handler<E>, options?: ServeOptions): void;
  function serve(endpoint: Endpoint, handler: Handler<Endpoint>, { personal = false, cache }: ServeOptions = {}): void {
    const looksAtIdentity = endpoint.access !== "public" || personal;
    const keep = cache && cacheHeaders(cache);
    const log = createRequestLog(logger, endpoint);
    const bodyLimit = bodyLimitOf(endpoint);
    const isEdit = endpoint.access === "staff" && endpoint.method !== "GET";

    async function answer(http: HttpContext): Promise<Response> {
      const known = Number(headerOf(http, VERSION)) || 0;
      version.expect(known);
      const read = keep && !hasIdentity(http) ? await readReplica?.(http, known) : undefined;
      if (read) return read;
      const shopper = looksAtIdentity && hasIdentity(http) ? await identify(http) : undefined;
      if (shopper instanceof HttpError) return refusalResponse(shopper);
      const unfit = checkAccess(endpoint, shopper);
      if (unfit) return refusalResponse(unfit);

      const content = endpoint.body ? await readBody(http, endpoint, bodyLimit) : undefined;
      if (content instanceof HttpError) return refusalResponse(content);
      const parsed = parseRequest(endpoint, {
        params: http.req.param(),
        query: http.req.query(),
        body: content?.body,
      });
      if (!parsed.ok) return refusalResponse(httpError(400, parsed.message, { errors: parsed.errors }));

      const { params, query, body } = parsed.request;
      // Handlers for customers read `customer`, the others `shopper`.
      const call = { params, query, body, shopper, customer: shopper, http };
      const reply = await handler(call);
      if (isEdit) version.forget();
      if (reply instanceof HttpError) return refusalResponse(reply);
      if (reply instanceof FileStream) {
        return fileResponse({ name: reply.name, content: await reply.body(logger) }, endpoint.file);
      }
      if (endpoint.file && v.is(FileReply, reply)) return fileResponse(reply, endpoint.file);
      const ready = reply instanceof ReadyReply ? reply : new ReadyReply(reply);
      if (!keep) return new Response(ready.text, { headers: { ...NO_CACHE, ...ready.headers } });
      const { text, etag } = ready;
      const headers = { ...JSON_TYPE, ...(shopper ? keep.personal : keep.anonymous), etag };
      return isHeld(headerOf(http, "if-none-match"), etag)
        ? new Response(null, { status: 304, headers })
        : new Response(text, { headers });
    }

    const inTurn = endpoint.access === "staff" ? fileCalls.staff : fileCalls.customer;
    const { method, path: route } = endpoint;
    const observe = (status: number, began: number) =>
      observeRequest?.({ method, route, status, seconds: (performance.now() - began) / 1000 });

    app.on(method, routePath(route), async (http) => {
      const began = performance.now();
      nameRequest(method, route);
      try {
        const response = await (endpoint.encoding === "file" ? inTurn(() => answer(http)) : answer(http));
        log(response.status, began);
        observe(response.status, began);
        return response;
      } catch (error) {
        const response = failureResponse(logger, error, `${method} ${route}`);
        observe(response.status, began);
        return response;
      }
    });
  }

  return serve;
}
