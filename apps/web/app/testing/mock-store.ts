import "./relative-requests.ts";
import { signIn } from "@store/api-client/contract";
import { createMockStore, MOCK_PASSWORD, MOCK_PEOPLE } from "@store/api-client/mock";
import { cleanup, configure } from "@testing-library/react";
import type { HttpHandler } from "msw";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, beforeEach, expect, type MockInstance, vi } from "vitest";
import { closeLogin } from "../login/login-dialog-store.ts";
import { BACKEND, call } from "../session/browser-call.ts";
import { storeLogin } from "../session/login-state.ts";
import { useSession } from "../session/session-store.ts";

// A wait ends when what it waits for is there; how long that takes is the machine's matter.
configure({ asyncUtilTimeout: 10_000 });

/** jsdom is behind the browsers with elements such as `search`. */
const UNKNOWN_TO_JSDOM = "is unrecognized in this browser";

/** A busy machine may take its time; what never comes still fails. In milliseconds. */
const PATIENCE = 10_000;

type MockedShop = ReturnType<typeof createMockStore>["shop"];

export interface MockedStore {
  /** What the backend remembers; new for each test. */
  readonly shop: MockedShop;
  /** Answers some calls otherwise, for one test. */
  readonly answer: (...handlers: readonly (readonly HttpHandler[])[]) => void;
}

/**
 * Puts a store in memory behind the screens of the calling test file: each test begins with a fresh one, empty storage
 * and nobody logged in. A request that the store does not know, and an unexpected `console.error`, fail the test.
 */
export function useMockedStore(): () => MockedStore {
  const server = setupServer();
  let shop: MockedShop | undefined;
  let complaints: MockInstance<typeof console.error> | undefined;
  configure({ asyncUtilTimeout: PATIENCE });
  beforeAll(() => server.listen({ onUnhandledRequest: "error" }));
  beforeEach(() => {
    const store = createMockStore({ baseUrl: BACKEND });
    shop = store.shop;
    server.use(...store.handlers);
    localStorage.clear();
    sessionStorage.clear();
    useSession.setState({ stored: {}, isKnown: true });
    closeLogin();
    complaints = vi.spyOn(console, "error").mockImplementation(() => {});
  });
  afterEach(() => {
    cleanup();
    server.resetHandlers();
    const said = (complaints?.mock.calls ?? []).filter(([words]) => !String(words).includes(UNKNOWN_TO_JSDOM));
    vi.restoreAllMocks();
    expect(said).toEqual([]);
  });
  afterAll(() => server.close());
  return () => {
    if (!shop) throw new Error("The store is open within tests only");
    return { shop, answer: (...handlers) => server.use(...handlers.flat()) };
  };
}

/** Logs one of the mock's people in, as a login form would. */
export async function logInAs(who: keyof typeof MOCK_PEOPLE): Promise<void> {
  const answer = await call(signIn, { body: { email: MOCK_PEOPLE[who].email, password: MOCK_PASSWORD } });
  if (!answer.ok) throw new Error(`${who} could not log in`);
  storeLogin(answer.reply);
}
