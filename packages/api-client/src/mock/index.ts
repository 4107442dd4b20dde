export { createMockStore, type MockStoreSettings } from "./create-mock-store.ts";
export { type MockCall, type MockHandler, MockRefusal, type MockSettings, mockEndpoint, refuse } from "./mock-endpoint.ts";
export type { MockProduct } from "./shop/products.ts";
export { MOCK_OTP, MOCK_PASSWORD, MOCK_PEOPLE, type MockShop } from "./shop/shop.ts";
