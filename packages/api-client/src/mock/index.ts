export {
  type MockCall,
  type MockHandler,
  type MockIdentity,
  type MockRefusal,
  type MockReply,
  mockEndpoint,
  mockHandler,
  mockHandlers,
  refuse,
} from "./mock-endpoint.ts";
export { sampleReply } from "./sample-reply.ts";
