import { addToCart, allEndpoints, type Endpoint, LARGEST_BODY, productList } from "@store/api-client/contract";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { askBrokenStore } from "../testing/broken-store.ts";
import { useTestStore } from "../testing/test-store.ts";
import { NOTHING_HERE } from "./unknown-route.ts";

const store = useTestStore();

const pathOf = ({ path }: Endpoint): string => path.replaceAll(/\{\w+\}/g, "1");
const endpoints = Object.entries(allEndpoints);
const JSON_TYPE = { "content-type": "application/json" };

const Message = v.object({ message: v.string() });
const messageOf = async (response: Response): Promise<string> => v.parse(Message, await response.json()).message;

const post = async (body: string, headers: Record<string, string> = JSON_TYPE) => {
  const { identity } = await store().newVisitor();
  return store().request(addToCart.path, {
    method: "POST",
    headers: { ...headers, "x-visitor-id": identity.visitorId ?? "" },
    body,
  });
};

describe("every endpoint of the contract", () => {
  test.each(endpoints)("%s has a route", async (_, endpoint) => {
    const response = await store().request(pathOf(endpoint), { method: endpoint.method });
    expect(response.status).not.toBe(405);
    // A missing row is answered by its endpoint; only a missing route has this message.
    if (response.status === 404) expect(await messageOf(response)).not.toBe(NOTHING_HERE);
  });

  test.each(endpoints)("%s answers without its last slash too [R194]", async (_, endpoint) => {
    const [withSlash, without] = await Promise.all(
      [pathOf(endpoint), pathOf(endpoint).replace(/\/$/, "")].map((path) =>
        store().request(path, { method: endpoint.method }),
      ),
    );
    expect(without?.status).toBe(withSlash?.status);
  });

  test.each(endpoints.filter(([, { access }]) => access === "customer" || access === "staff"))(
    "%s asks for a login [R193]",
    async (_, endpoint) => {
      const { identity } = await store().newVisitor();
      const headers = { "x-visitor-id": identity.visitorId ?? "" };
      const response = await store().request(pathOf(endpoint), { method: endpoint.method, headers });
      expect(response.status).toBe(401);
    },
  );
});

describe("a request that fits no endpoint", () => {
  test("gets 404 in JSON at an unknown path", async () => {
    const response = await store().request("/nowhere/");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(await response.json()).toEqual({ status: false, message: NOTHING_HERE, code: "not-found" });
  });

  test("gets 405 and the methods that the path answers", async () => {
    const response = await store().request("/cart/", { method: "PUT" });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, POST");
  });
});

describe("a body", () => {
  test("must be sent as JSON", async () => {
    expect((await post("pid=1", { "content-type": "application/x-www-form-urlencoded" })).status).toBe(415);
    expect((await post("{}", {})).status).toBe(415);
  });

  test.each(["", "{", "undefined", '{"pid":1', "\u0000"])("that is no JSON is refused: %j", async (body) => {
    expect((await post(body)).status).toBe(400);
  });

  test("over 64 kB is refused, with and without its length said", async () => {
    const large = JSON.stringify({ pid: 1, filler: "x".repeat(LARGEST_BODY) });
    expect((await post(large, { ...JSON_TYPE, "content-length": String(large.length) })).status).toBe(413);
    expect((await post(large)).status).toBe(413);
  });

  test("may carry fields that nobody knows", async () => {
    const response = await post('{"pid":1002,"__proto__":{"quantity":9},"constructor":1,"more":[[[[]]]]}');
    expect(await response.json()).toMatchObject({ status: true, cart_counter: 1 });
  });
});

describe("identity", () => {
  test.each([
    ["an unknown token", { authorization: `token ${"a".repeat(43)}` }],
    ["a token of another shape", { authorization: "token x" }],
    ["another scheme", { authorization: "Bearer abc" }],
    ["an empty header", { authorization: "" }],
    ["an unknown visitor", { "x-visitor-id": "00000000-0000-4000-8000-00000000ffff" }],
    ["a visitor id of another shape", { "x-visitor-id": "5" }],
  ])("%s is refused, whether the call needs one or not", async (_, headers) => {
    for (const path of ["/cart/", productList.path]) {
      const response = await store().request(path, { headers });
      expect(response.status).toBe(401);
      expect(await messageOf(response)).toMatch(/login|visitor/);
    }
  });
});

describe("an unexpected failure", () => {
  test("is a 500 with a number and nothing of what went wrong", async () => {
    const response = await askBrokenStore("/web/single/product/1/", new TypeError("a bug"));
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      status: false,
      message: "Something went wrong. Please try again later!",
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  test.each([
    ["cannot be reached", "ECONNREFUSED"],
    ["is full", "53100"],
    ["is missing", "3D000"],
    ["shuts down", "57P01"],
  ])("of a database that %s is a 503 that says when to ask again", async (_, code) => {
    for (const path of ["/web/single/product/1/", "/readyz"]) {
      const response = await askBrokenStore(path, Object.assign(new Error("failed"), { code }));
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("5");
      expect(await messageOf(response)).toContain("try again later");
    }
    // Restarting the process would not bring the database back.
    expect((await askBrokenStore("/healthz", Object.assign(new Error("failed"), { code }))).status).toBe(200);
  });
});

describe("a reply that may be kept", () => {
  const ask = (headers: Record<string, string> = {}) => store().request("/web/single/product/1002/", { headers });

  test("is public for nobody in particular, and private for a shopper", async () => {
    expect((await ask()).headers.get("cache-control")).toMatch(/^public, max-age=\d+, stale-while-revalidate=\d+$/);
    const { identity } = await store().newVisitor();
    const personal = await ask({ "x-visitor-id": identity.visitorId ?? "" });
    expect(personal.headers.get("cache-control")).toMatch(/^private/);
    expect(personal.headers.get("vary")).toBe("Authorization, X-Visitor-Id");
  });

  test("is not sent again to who holds it", async () => {
    const etag = (await ask()).headers.get("etag") ?? "";
    for (const held of [etag, etag.replace("W/", ""), `"other", ${etag}`]) {
      const again = await ask({ "if-none-match": held });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe("");
    }
    expect((await ask({ "if-none-match": '"other"' })).status).toBe(200);
  });

  test("is none where it belongs to one shopper or changes something", async () => {
    expect((await store().request("/user/visitor/")).headers.get("cache-control")).toBe("no-store");
  });
});
