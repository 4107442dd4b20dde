import type { Endpoint, RequestOf } from "@store/api-client/contract";
import type { Owner } from "./owner.ts";

/** What a call is sent: path parameters, query and body by the names of their fields. */
export interface Parts {
  readonly params?: object | undefined;
  readonly query?: object | undefined;
  readonly body?: object | undefined;
}

/** How a call is asked rightly by the one whom it is about. */
export interface RightRequest {
  readonly endpoint: Endpoint;
  /** It names something that is the owner's: to anybody else it is not there. */
  readonly isOwned: boolean;
  /** Makes what it needs, and answers what is to be sent. */
  readonly make: (owner: Owner) => Promise<Parts>;
}

type Make<E extends Endpoint> = (owner: Owner) => RequestOf<E> | Promise<RequestOf<E>>;

const entry = <E extends Endpoint>(endpoint: E, make: Make<E>, isOwned: boolean): RightRequest => ({
  endpoint,
  isOwned,
  make: async (owner) => {
    const request: object = await make(owner);
    return request;
  },
});

/** A call that names nothing of anybody's. */
export const right = <E extends Endpoint>(endpoint: E, make: Make<E>): RightRequest => entry(endpoint, make, false);

/** A call that names something of the owner's. */
export const owned = <E extends Endpoint>(endpoint: E, make: Make<E>): RightRequest => entry(endpoint, make, true);
