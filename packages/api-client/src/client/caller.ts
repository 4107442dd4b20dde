import { COMPANY_ID } from "@store/domain";
import type { KyInstance } from "ky";
import * as v from "valibot";
import type { Endpoint, ReplyOf, RequestOf } from "../contract/endpoint.ts";
import { RefusedReply } from "../contract/fields.ts";
import { AUTHORIZATION_HEADER, COMPANY_HEADER, TOKEN_SCHEME, VISITOR_HEADER } from "../contract/headers.ts";
import { addressOf } from "./address-of.ts";
import type { Answer } from "./answer.ts";

/** Who asks. A customer's token goes alone, but at login, where the visitor's cart is to be merged. */
export interface Identity {
  readonly token?: string | undefined;
  readonly visitorId?: string | undefined;
}

export interface ClientSettings {
  /** Where the backend answers, without a slash at the end: `https://api.example.com` or `/backend`. */
  readonly baseUrl: string;
  /** Read at every call. */
  readonly identity?: () => Identity;
  readonly companyId?: number;
  /** How long a call may take, in milliseconds. */
  readonly timeout?: number;
  readonly headerNames?: { readonly company?: string; readonly visitor?: string };
  readonly fetch?: typeof globalThis.fetch;
}

/** Makes the call of one endpoint. It never throws: what can go wrong comes back as a failure. */
export type Call = <const E extends Endpoint>(
  endpoint: E,
  ...request: Record<never, never> extends RequestOf<E> ? [request?: RequestOf<E>] : [request: RequestOf<E>]
) => Promise<Answer<ReplyOf<E>>>;

const DEFAULT_TIMEOUT = 10_000;

/** `Authorization` for customers; the visitor's header otherwise, and beside no token but at login. */
function identityHeaders({ token, visitorId }: Identity, visitorHeader: string): Record<string, string> {
  if (token) return { [AUTHORIZATION_HEADER]: `${TOKEN_SCHEME} ${token}` };
  return visitorId ? { [visitorHeader]: visitorId } : {};
}

export function createCaller(settings: ClientSettings): Call {
  const { baseUrl, identity, companyId = COMPANY_ID, timeout = DEFAULT_TIMEOUT, headerNames } = settings;
  // Fetched with the first call: a page that is only read never needs it.
  let client: Promise<KyInstance> | undefined;
  const http = () => {
    client ??= import("ky").then(({ default: ky }) =>
      ky.create({ retry: 0, timeout, throwHttpErrors: false, ...(settings.fetch ? { fetch: settings.fetch } : {}) }),
    );
    return client;
  };

  return async (endpoint, ...[request]) => {
    let response: Response;
    try {
      const send = await http();
      response = await send(baseUrl + addressOf(endpoint.path, request?.params, request?.query), {
        method: endpoint.method,
        headers: {
          [headerNames?.company ?? COMPANY_HEADER]: String(companyId),
          ...identityHeaders(identity?.() ?? {}, headerNames?.visitor ?? VISITOR_HEADER),
        },
        ...(request?.body === undefined ? {} : { json: request.body }),
      });
    } catch {
      return { ok: false, failure: { kind: "unreachable" } };
    }
    const content: unknown = await response.json().catch(() => undefined);
    const refused = v.safeParse(RefusedReply, content);
    if (refused.success && response.status < 500) {
      return { ok: false, failure: { kind: "refused", httpStatus: response.status, ...refused.output } };
    }
    const reply = v.safeParse(endpoint.reply, content);
    if (response.ok && reply.success) return { ok: true, reply: reply.output };
    return { ok: false, failure: { kind: "broken", httpStatus: response.status } };
  };
}
