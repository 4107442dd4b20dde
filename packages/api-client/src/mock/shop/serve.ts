import type { HttpHandler } from "msw";
import type { Endpoint, WireReplyOf } from "../../contract/endpoint.ts";
import { type MockCall, type MockIdentity, type MockRefusal, mockEndpoint, refuse } from "../mock-endpoint.ts";
import type { MockPerson, MockShop, MockShopper } from "./shop.ts";

type Reply<E extends Endpoint> = WireReplyOf<E> | MockRefusal;

/** Serves one endpoint of a shop, to whom it is for. */
export interface Serve {
  readonly nobody: <E extends Endpoint>(
    endpoint: E,
    handler: (call: MockCall<E> & { readonly shopper: MockShopper | undefined }) => Reply<E>,
  ) => readonly HttpHandler[];
  readonly shopper: <E extends Endpoint>(
    endpoint: E,
    handler: (call: MockCall<E> & { readonly shopper: MockShopper }) => Reply<E>,
  ) => readonly HttpHandler[];
  readonly customer: <E extends Endpoint>(
    endpoint: E,
    handler: (call: MockCall<E> & { readonly customer: MockPerson }) => Reply<E>,
  ) => readonly HttpHandler[];
}

export function createServe(shop: MockShop, baseUrl: string): Serve {
  const names = ({ token, visitorId }: MockIdentity) => token !== undefined || visitorId !== undefined;
  return {
    nobody: (endpoint, handler) =>
      mockEndpoint(
        endpoint,
        (call) => {
          const shopper = shop.shopperOf(call.identity);
          return shopper || !names(call.identity) ? handler({ ...call, shopper }) : refuse(401, "Who is that?");
        },
        baseUrl,
      ),
    shopper: (endpoint, handler) =>
      mockEndpoint(
        endpoint,
        (call) => {
          const shopper = shop.shopperOf(call.identity);
          return shopper ? handler({ ...call, shopper }) : refuse(401, "A visitor id or a login is needed");
        },
        baseUrl,
      ),
    customer: (endpoint, handler) =>
      mockEndpoint(
        endpoint,
        (call) => {
          const customer = shop.customerOf(call.identity);
          return customer ? handler({ ...call, customer }) : refuse(401, "Please login!");
        },
        baseUrl,
      ),
  };
}
