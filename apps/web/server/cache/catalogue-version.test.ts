import { type Answer, type Call, createCaller, type Outgoing } from "@store/api-client";
import { CATALOGUE_VERSION_HEADER, categories } from "@store/api-client/contract";
import { fromRupees } from "@store/domain";
import { beforeEach, expect, test, vi } from "vitest";
import { knownPolicy, shopPolicy } from "../../app/data/policy.ts";
import { createCatalogueVersion } from "./catalogue-version.ts";

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A backend at version 1, which can be away. */
function setUp() {
  const backend = { version: 1, policy: 0, isAway: false, isPolicyAway: false };
  const sent: Outgoing[] = [];
  const version = createCatalogueVersion(async (outgoing) => {
    sent.push(outgoing);
    if (backend.isAway) throw new Error("away");
    if (outgoing.url.includes("/shop-policy/")) {
      if (backend.isPolicyAway) throw new Error("away");
      const data = { version: backend.policy, values: { "policy.minimumOrder": "300" } };
      return { status: 200, content: { status: true, data } };
    }
    const data = { version: backend.version, policy_version: backend.policy };
    return { status: 200, content: { status: true, data } };
  });
  const call: Call = createCaller({ baseUrl: "", send: version.send });
  return { backend, version, call, sent };
}

const aSecond = () => vi.advanceTimersByTimeAsync(1000);

test("the version is asked for at once and each second [C48]", async () => {
  const { backend, version, call, sent } = setUp();
  expect(version.current()).toBe(0);
  version.follow(call);
  await vi.advanceTimersByTimeAsync(0);
  expect(version.current()).toBe(1);
  backend.version = 7;
  await aSecond();
  expect(version.current()).toBe(7);
  expect(sent).toHaveLength(2);
});

test("a new policy is rendered by before the version that it is of counts", async () => {
  const { backend, version, call } = setUp();
  version.follow(call);
  await vi.advanceTimersByTimeAsync(0);
  Object.assign(backend, { version: 2, policy: 1, isPolicyAway: true });
  await aSecond();
  expect([version.current(), knownPolicy().version]).toEqual([1, 0]);
  backend.isPolicyAway = false;
  await aSecond();
  expect([version.current(), knownPolicy().version]).toEqual([2, 1]);
  expect(shopPolicy().minimumOrder).toBe(fromRupees(300));
});

test("the last version stands while the backend is away, and is asked for on", async () => {
  const { backend, version, call } = setUp();
  version.follow(call);
  await vi.advanceTimersByTimeAsync(0);
  backend.isAway = true;
  await aSecond();
  expect(version.current()).toBe(1);
  Object.assign(backend, { isAway: false, version: 2 });
  await aSecond();
  expect(version.current()).toBe(2);
});

test("each call tells the backend the version, so that none of its processes answers with less [C48]", async () => {
  const { version, call, sent } = setUp();
  version.follow(call);
  await vi.advanceTimersByTimeAsync(0);
  const answer: Answer<unknown> = await call(categories);
  expect(answer.ok).toBe(false);
  expect(sent.map(({ headers }) => headers[CATALOGUE_VERSION_HEADER])).toEqual(["0", "1"]);
});
