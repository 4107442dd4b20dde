import type { HttpHandler } from "msw";
import type { Endpoint, ParsedRequest, WireReplyOf } from "../../contract/endpoint.ts";
import { type MockIdentity, MockRefusal, type MockSettings, mockEndpoint, refuse } from "../mock-endpoint.ts";
import type { MockPerson, MockShop, MockShopper } from "./shop.ts";

type Reply<E extends Endpoint> = WireReplyOf<E> | MockRefusal;
type Caller<E extends Endpoint> = ParsedRequest<E> & { readonly identity: MockIdentity };

/** Serves one endpoint of a shop, to whom it is for. */
export interface Serve {
  readonly nobody: <E extends Endpoint>(
    endpoint: E,
    handler: (call: Caller<E> & { readonly shopper: MockShopper | undefined }) => Reply<E>,
  ) => HttpHandler;
  readonly shopper: <E extends Endpoint>(
    endpoint: E,
    handler: (call: Caller<E> & { readonly shopper: MockShopper }) => Reply<E>,
  ) => HttpHandler;
  readonly customer: <E extends Endpoint>(
    endpoint: E,
    handler: (call: Caller<E> & { readonly customer: MockPerson }) => Reply<E>,
  ) => HttpHandler;
}

export function createServe(shop: MockShop, settings: MockSettings): Serve {
  const names = ({ token, visitorId }: MockIdentity) => token !== undefined || visitorId !== undefined;
  return {
    nobody: (endpoint, handler) =>
      mockEndpoint(
        endpoint,
        (call) => {
          const shopper = shop.shopperOf(call.identity);
          return shopper || !names(call.identity) ? handler({ ...call, shopper }) : refuse(401, "Who is that?");
        },
        settings,
      ),
    shopper: (endpoint, handler) =>
      mockEndpoint(
        endpoint,
        (call) => {
          const shopper = shop.shopperOf(call.identity);
          return shopper ? handler({ ...call, shopper }) : refuse(401, "A visitor id or a login is needed");
        },
        settings,
      ),
    customer: (endpoint, handler) =>
      mockEndpoint(
        endpoint,
        (call) => {
          const customer = shop.customerOf(call.identity);
          return customer ? handler({ ...call, customer }) : refuse(401, "Please login!");
        },
        settings,
      ),
  };
}
