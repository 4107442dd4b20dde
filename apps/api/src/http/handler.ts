import type { HttpBindings } from "@hono/node-server";
import type { Endpoint, ParsedRequest, WireReplyOf } from "@store/api-client/contract";
import type { Context } from "hono";
import type { Customer, Shopper, StaffMember } from "../identity/shopper.ts";
import type { CachePolicy } from "./cache-policy.ts";
import type { FileStream } from "./file-stream.ts";
import type { HttpError } from "./http-error.ts";
import type { ReadyReply } from "./ready-reply.ts";

export type HttpContext = Context<{ Bindings: HttpBindings }>;

type IdentityOf<E extends Endpoint> = E["access"] extends "staff"
  ? { readonly customer: StaffMember }
  : E["access"] extends "customer"
    ? { readonly customer: Customer }
    : E["access"] extends "shopper"
      ? { readonly shopper: Shopper }
      : { readonly shopper: Shopper | undefined };

/** What a handler receives: the validated request, the caller, and the HTTP request for the few that need it. */
export type CallOf<E extends Endpoint> = ParsedRequest<E> & IdentityOf<E> & { readonly http: HttpContext };

type Answer<E extends Endpoint> =
  | WireReplyOf<E>
  | ReadyReply<WireReplyOf<E>>
  | (E extends { readonly file: string } ? FileStream : never)
  | HttpError;

/** Answers a call with the contract's reply, or refuses it with a reason. */
export type Handler<E extends Endpoint> = (call: CallOf<E>) => Answer<E> | Promise<Answer<E>>;

export interface ServeOptions {
  /** A call that needs no login gets the caller's identity all the same. Otherwise identity is not looked up. */
  readonly personal?: boolean;
  /** How long browsers and proxies may keep the reply; not at all when absent. */
  readonly cache?: CachePolicy;
}
