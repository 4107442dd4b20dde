import { COMPANY_ID } from "@store/domain";
import * as v from "valibot";
import type { Endpoint, ReplyOf, RequestOf } from "../contract/endpoint.ts";
import { RefusedReply } from "../contract/fields.ts";
import { AUTHORIZATION_HEADER, COMPANY_HEADER, TOKEN_SCHEME, VISITOR_HEADER } from "../contract/headers.ts";
import { addressOf } from "./address-of.ts";
import { createSend, type Incoming, type Send, TIMEOUT_MS } from "./send.ts";

/** The identity that a call is made with. A token is sent without the visitor id. */
export interface Identity {
  readonly token?: string | undefined;
  readonly visitorId?: string | undefined;
}

export interface ClientSettings {
  /** The address of the backend, without a slash at the end: `https://api.example.com` or `/backend`. */
  readonly baseUrl: string;
  /** Read at every call. */
  readonly identity?: () => Identity;
  readonly companyId?: number;
  /** Of a call, in milliseconds. */
  readonly timeout?: number;
  readonly headerNames?: { readonly company?: string; readonly visitor?: string };
  readonly fetch?: typeof globalThis.fetch;
  /** Another way to send than fetch; `timeout` and `fetch` do not apply to it. */
  readonly send?: Send;
}

/**
 * Why a call failed: the backend `refused` it with a reason, could not be reached in time, or gave an answer
 * that is `broken` (a failure of its own, or a reply outside the contract).
 */
export type CallFailure =
  | ({ readonly kind: "refused"; readonly httpStatus: number } & v.InferOutput<typeof RefusedReply>)
  | { readonly kind: "unreachable" }
  | { readonly kind: "broken"; readonly httpStatus: number; readonly message?: string | undefined };

export type Answer<R> =
  | { readonly ok: true; readonly reply: R }
  | { readonly ok: false; readonly failure: CallFailure };

/** What a call can be given up by. */
export interface Abortable {
  readonly signal?: AbortSignal;
}

/** What a caller passes beside the endpoint: nothing where all of its request is optional. */
export type CallArguments<E extends Endpoint> =
  Record<never, never> extends RequestOf<E>
    ? [request?: RequestOf<E> & Abortable]
    : [request: RequestOf<E> & Abortable];

/** Makes the call of one endpoint. It never throws: what can go wrong comes back as a failure. */
export type Call = <const E extends Endpoint>(endpoint: E, ...request: CallArguments<E>) => Promise<Answer<ReplyOf<E>>>;

/** What an HTTP error says of itself, whatever else its body has or lacks. */
const { message, non_field_errors } = RefusedReply.entries;
const ErrorTexts = v.object({ message, non_field_errors });

function errorText(content: unknown): string | undefined {
  const texts = v.safeParse(ErrorTexts, content);
  if (!texts.success) return undefined;
  const ofForm = texts.output.non_field_errors;
  return texts.output.message || (typeof ofForm === "string" ? ofForm : ofForm?.join(" "));
}

const JSON_TYPE = "application/json";

const isSuccess = (status: number) => status >= 200 && status < 300;

/** `Authorization` for customers; the visitor header for everybody else. */
function identityHeaders({ token, visitorId }: Identity, visitorHeader: string): Record<string, string> {
  if (token) return { [AUTHORIZATION_HEADER]: `${TOKEN_SCHEME} ${token}` };
  return visitorId ? { [visitorHeader]: visitorId } : {};
}

/** A form's fields as texts; what is absent is left out. */
function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  return form;
}

function bodyOf({ encoding }: Endpoint, body: unknown): string | FormData | Blob | undefined {
  if (body === undefined || body instanceof Blob) return body;
  return encoding === "multipart" && typeof body === "object" && body !== null ? formOf(body) : JSON.stringify(body);
}

function checkAnswer<const E extends Endpoint>(endpoint: E, { status, content }: Incoming): Answer<ReplyOf<E>> {
  const refused = v.safeParse(RefusedReply, content, { abortEarly: true });
  if (refused.success && status < 500) {
    return { ok: false, failure: { kind: "refused", httpStatus: status, ...refused.output } };
  }
  const reply = v.safeParse(endpoint.reply, content, { abortEarly: true });
  if (isSuccess(status) && reply.success) return { ok: true, reply: reply.output };
  const text = isSuccess(status) ? undefined : errorText(content);
  return { ok: false, failure: { kind: "broken", httpStatus: status, ...(text ? { message: text } : {}) } };
}

export function createCaller(settings: ClientSettings): Call {
  const { baseUrl, identity, companyId = COMPANY_ID, timeout = TIMEOUT_MS, headerNames } = settings;
  const send = settings.send ?? createSend(timeout, settings.fetch);

  return async (endpoint, ...[request]) => {
    const body = bodyOf(endpoint, request?.body);
    let incoming: Incoming;
    try {
      incoming = await send({
        url: baseUrl + addressOf(endpoint.path, request?.params, request?.query),
        method: endpoint.method,
        headers: {
          accept: endpoint.file ? `${endpoint.file}, ${JSON_TYPE}` : JSON_TYPE,
          [headerNames?.company ?? COMPANY_HEADER]: String(companyId),
          ...identityHeaders(identity?.() ?? {}, headerNames?.visitor ?? VISITOR_HEADER),
          ...(typeof body === "string" ? { "content-type": JSON_TYPE } : {}),
        },
        body,
        signal: request?.signal,
        ...(endpoint.file ? { isFile: true } : {}),
        ...(endpoint.isLong ? { isLong: true } : {}),
      });
    } catch {
      return { ok: false, failure: { kind: "unreachable" } };
    }
    return checkAnswer(endpoint, incoming);
  };
}
