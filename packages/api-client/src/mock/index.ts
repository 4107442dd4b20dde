import type { HttpHandler } from "msw";
import { allEndpoints } from "../contract/index.ts";
import { mockEndpoint } from "./mock-endpoint.ts";

export { createMockStore, type MockStoreSettings } from "./create-mock-store.ts";
export {
  type MockCall,
  type MockHandler,
  type MockIdentity,
  type MockRefusal,
  mockEndpoint,
  refuse,
} from "./mock-endpoint.ts";
export { sampleReply } from "./sample-reply.ts";
export { payAt } from "./shop/payments.ts";
export type { MockProduct } from "./shop/products.ts";
export { MOCK_OTP, MOCK_PASSWORD, MOCK_PEOPLE, type MockShop } from "./shop/shop.ts";

/** Answers every call of the contract with a sample made from the contract alone. */
export const mockHandlers = (baseUrl = ""): readonly HttpHandler[] =>
  Object.values(allEndpoints).flatMap((endpoint) => mockEndpoint(endpoint, undefined, baseUrl));
