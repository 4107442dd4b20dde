import "./relative-requests.ts";
import type { Endpoint } from "@store/api-client/contract";
import { type MockCall, type MockReply, mockEndpoint, mockHandler, mockHandlers } from "@store/api-client/mock";
import { clearToasts } from "@store/ui/toaster";
import { cleanup } from "@testing-library/react";
import type { HttpHandler } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from "vitest";
import { closeLogin } from "../login/login-dialog-store.ts";
import { BACKEND } from "../session/browser-call.ts";
import { useSession } from "../session/session-store.ts";

/** jsdom does not know newer elements such as `search`. */
const UNKNOWN_TO_JSDOM = "is unrecognized in this browser";
/** A press shows what is still waiting for its code. Testing Library waits for no press; `findBy` waits for what it shows. */
const WAITS_FOR_ITS_CODE = "A component suspended inside an `act` scope";
const EXPECTED = [UNKNOWN_TO_JSDOM, WAITS_FOR_ITS_CODE];

export interface MockBackend {
  /**
   * Answers an endpoint so until the test ends; before, and without a reply, it is answered with a sample.
   * @returns the calls that the endpoint gets from now on.
   */
  readonly reply: <E extends Endpoint>(endpoint: E, reply?: MockReply<E>) => readonly MockCall<E>[];
  /** Adds handlers of msw until the test ends, for what is no reply: a broken connection, a long wait. */
  readonly use: (...handlers: readonly HttpHandler[]) => void;
}

/**
 * Mocks the backend for the calling test file: each test begins with samples for every call, empty storage and nobody
 * logged in. A request outside the contract, and an unexpected `console.error`, fail the test.
 */
export function useMockBackend(): MockBackend {
  const server = setupServer(...mockHandlers(BACKEND));
  let errors: MockInstance<typeof console.error> | undefined;
  beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    useSession.setState({ stored: {}, isKnown: true });
    closeLogin();
    errors = vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(async () => {
    cleanup();
    // They outlive the page that showed them, and the next test's toaster would show them again.
    await clearToasts();
    server.resetHandlers();
    const isExpected = ([text]: unknown[]) => EXPECTED.some((expected) => String(text).includes(expected));
    const unexpected = (errors?.mock.calls ?? []).filter((call) => !isExpected(call));
    vi.restoreAllMocks();
    expect(unexpected).toEqual([]);
  });
  afterAll(() => server.close());
  return {
    reply: (endpoint, reply) => {
      const calls: MockCall<typeof endpoint>[] = [];
      const handle = mockHandler(reply);
      const noting = (call: MockCall<typeof endpoint>) => {
        calls.push(call);
        return handle(call);
      };
      server.use(...mockEndpoint(endpoint, noting, BACKEND));
      return calls;
    },
    use: (...handlers) => server.use(...handlers),
  };
}
