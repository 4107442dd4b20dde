import { type Call, createCaller, type Identity } from "@store/api-client";
import { type ReplyOf, signIn, visitor } from "@store/api-client/contract";
import { DEMO_PEOPLE, type DemoPerson } from "@store/demo/people";
import { type Policy, refuse } from "@store/domain";
import { pino } from "pino";
import * as v from "valibot";
import { afterAll, beforeAll, expect } from "vitest";
import { createApp } from "../app.ts";
import type { Connection, Database } from "../db/database.ts";
import type { ObserveRequest } from "../http/observe-requests.ts";
import { createRateLimits } from "../http/rate-limits.ts";
import type { App } from "../http/serve-endpoint.ts";
import { secretFrom } from "../identity/store-secret.ts";
import { createPolicySource } from "../modules/shop-settings/policy-source.ts";
import type { Courier } from "../ports/courier/courier.ts";
import type { PaymentGateway } from "../ports/payment/payment-gateway.ts";
import type { Pdf } from "../ports/pdf/pdf.ts";
import type { FileStorage } from "../ports/storage/file-storage.ts";
import type { FetchPicture } from "../ports/web-pictures/web-pictures.ts";
import { expectDone } from "./expect-answer.ts";
import { inProcessPdf } from "./in-process-pdf.ts";
import { memoryStorage } from "./memory-storage.ts";
import { testCaptcha } from "./test-captcha.ts";
import { createTestClock } from "./test-clock.ts";
import { openTestDatabase } from "./test-database.ts";
import { testHasher } from "./test-hasher.ts";
import { TEST_SITE, testPayments } from "./test-payments.ts";

const Attachment = v.object({
  name: v.string(),
  contentType: v.string(),
  /** Of a text alone: a paper is drawn when its path is asked for. */
  content: v.optional(v.string()),
  path: v.string(),
});
const Outbox = v.array(
  v.object({
    channel: v.string(),
    to: v.string(),
    text: v.string(),
    html: v.nullable(v.string()),
    attachments: v.array(Attachment),
    at: v.string(),
  }),
);

/** Where the calls of a test go; nothing listens there, the app answers itself. */
const BASE_URL = "http://store.test";
/** Longer than a browser waits: a busy machine is slow to answer a hundred calls at once. */
const TIMEOUT_MS = 60_000;

/** By which the store signs what it hands out. */
export const TEST_SECRET = secretFrom("test");

export interface TestStore {
  readonly db: Database;
  readonly app: App;
  readonly clock: ReturnType<typeof createTestClock>;
  /** The typed client with an identity. */
  readonly as: (identity: Identity) => Call;
  readonly nobody: Call;
  /** A visitor with an id of its own. */
  readonly newVisitor: () => Promise<Call & { readonly identity: Identity }>;
  /** Logs a person of the demo in. */
  readonly logIn: (role: DemoPerson["role"], as?: Identity) => Promise<LoggedIn>;
  /** A request of any kind, however wrong. */
  readonly request: (path: string, init?: RequestInit) => Promise<Response>;
  /** What was sent to people, newest first. */
  readonly outbox: () => Promise<v.InferOutput<typeof Outbox>>;
  /** The lines of the log that are worth reading, oldest first. */
  readonly log: () => readonly string[];
}

export interface LoggedIn {
  readonly call: Call;
  readonly identity: Identity;
  readonly reply: ReplyOf<typeof signIn>;
}

export const demoPerson = (role: DemoPerson["role"]): DemoPerson => {
  const person = DEMO_PEOPLE.find((one) => one.role === role);
  if (!person) throw new Error(`The demo has no ${role}`);
  return person;
};

interface Options {
  /** Multiplies every rate limit. */
  readonly rateLimitFactor?: number;
  /** By which policy the shop is run, whatever its settings are; by those when left out. */
  readonly policy?: Policy;
  readonly mode?: "demo" | "production";
  /** Where what everybody may read comes from. */
  readonly replica?: Database;
  /** Draws the documents, where they do not matter. */
  readonly pdf?: Pdf;
  /** Where uploaded pictures are kept. */
  readonly uploads?: FileStorage;
  /** Fetches pictures of the web; nothing is there when left out. */
  readonly fetchPicture?: FetchPicture;
  /** Books parcels; one that takes each when left out. */
  readonly courier?: Courier | "manual";
  /** Told of each request. */
  readonly observeRequest?: ObserveRequest;
  /** What its gateway does otherwise than the sandbox. */
  readonly gateway?: Partial<PaymentGateway>;
  /** The clock of another store, which goes on. */
  readonly clock?: TestStore["clock"];
}

/** Takes every parcel. */
const testCourier: Courier = {
  name: "Garuda Parcels",
  createShipment: async ({ orderNumber }) => ({ state: "booked", number: `GP-${orderNumber}` }),
  track: () => undefined,
};

/** The app on a database, as one process has it. */
export function createTestStore(
  { db, createLimiter }: Connection,
  {
    rateLimitFactor = 1000,
    replica,
    policy,
    mode = "demo",
    pdf = inProcessPdf,
    uploads = memoryStorage(),
    fetchPicture = async () => refuse({ code: "picture-not-fetched", message: "A test is not on the web." }),
    courier = testCourier,
    gateway,
    observeRequest,
    clock = createTestClock(),
  }: Options,
): TestStore {
  const lines: string[] = [];
  const logger = pino({ level: "warn" }, { write: (line) => void lines.push(line) });
  const app = createApp({
    db,
    replica,
    clock: clock.read,
    policy: policy ? { current: () => policy, refresh: async () => undefined } : createPolicySource(db, logger),
    hasher: testHasher,
    secret: TEST_SECRET,
    limits: createRateLimits(createLimiter, rateLimitFactor),
    logger,
    captcha: testCaptcha,
    siteUrl: TEST_SITE,
    payments: { ...testPayments, gateway: { ...testPayments.gateway, ...gateway } },
    pdf,
    mode,
    uploads,
    fetchPicture,
    courier: courier === "manual" ? undefined : courier,
    // Nothing can be written there: rendered pictures are not kept.
    mediaCacheDir: "/dev/null/none",
    observeRequest,
  });
  const request = async (path: string, init?: RequestInit) => app.fetch(new Request(BASE_URL + path, init));
  const as = (identity: Identity) =>
    createCaller({
      baseUrl: BASE_URL,
      identity: () => identity,
      timeout: TIMEOUT_MS,
      fetch: async (input, init) => app.fetch(new Request(input, init)),
    });
  return {
    db,
    app,
    clock,
    as,
    nobody: as({}),
    request,
    newVisitor: async () => {
      const { visitor_id } = await expectDone(as({})(visitor));
      const identity = { visitorId: visitor_id };
      return Object.assign(as(identity), { identity });
    },
    logIn: async (role, caller = {}) => {
      const { email, password } = demoPerson(role);
      const reply = await expectDone(as(caller)(signIn, { body: { email, password } }));
      const identity = { token: reply.data.token };
      return { call: as(identity), identity, reply };
    },
    log: () => lines,
    outbox: async () => {
      const response = await request("/outbox.json");
      expect(response.status).toBe(200);
      return v.parse(Outbox, await response.json());
    },
  };
}

/** Opens a store for the calling test file: the app on a database of its own, with a clock that the tests move. */
export function useTestStore(options: Options = {}): () => TestStore {
  let store: TestStore | undefined;
  let close: (() => Promise<void>) | undefined;
  beforeAll(async () => {
    const connection = await openTestDatabase();
    store = createTestStore(connection, options);
    close = connection.close;
  });
  afterAll(() => close?.());
  return () => {
    if (!store) throw new Error("The store is open within tests only");
    return store;
  };
}
