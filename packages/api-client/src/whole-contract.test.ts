import { validate } from "@hyperjump/json-schema/openapi-3-1";
import { HttpHandler } from "msw";
import { describe, expect, it } from "vitest";
import { createCaller, type Outgoing } from "./client/index.ts";
import { allEndpoints, type Endpoint } from "./contract/index.ts";
import { openApiDocument } from "./contract/openapi.ts";
import { mockHandlers, sampleReply } from "./mock/index.ts";

const BASE = "http://store.example";
const endpoints = Object.entries(allEndpoints);

/** What a handler of msw answers, written as the contract writes it. */
const handled = (handlers: readonly unknown[]): ReadonlySet<string> =>
  new Set(
    handlers.flatMap((handler) =>
      handler instanceof HttpHandler
        ? [`${String(handler.info.method)} ${String(handler.info.path).replaceAll(/:(\w+)/g, "{$1}")}`]
        : [],
    ),
  );

const document = openApiDocument("1");

const mocked = handled(mockHandlers(BASE));

/** Path parameters by their names, each 7. */
const paramsOf = ({ path }: Endpoint) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [name, 7]));

describe("every call of the contract [R199]", () => {
  it.each(endpoints)("%s goes out by the client and comes back", async (_, endpoint) => {
    const outgoing: Outgoing[] = [];
    const call = createCaller({
      baseUrl: BASE,
      send: async (request) => {
        outgoing.push(request);
        return { status: 200, content: sampleReply(endpoint) };
      },
    });
    const body = endpoint.body ? { field: 1 } : undefined;
    const request: object = { params: paramsOf(endpoint), body };
    expect(await call(endpoint, request)).toMatchObject({ ok: true });
    expect(outgoing).toMatchObject([
      {
        method: endpoint.method,
        url: BASE + endpoint.path.replaceAll(/\{\w+\}/g, "7"),
        body: body && expect.anything(),
      },
    ]);
  });

  it.each(endpoints)("%s is answered by the mock", (_, { method, path }) => {
    expect(mocked).toContain(`${method} ${BASE}${path}`);
    expect(mocked).toContain(`${method} ${BASE}${path.replace(/\/$/, "")}`);
  });

  it.each(endpoints)("%s stands in the OpenAPI document, with its access, request and replies", (name, endpoint) => {
    const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
    expect(operation).toMatchObject({
      operationId: name,
      summary: endpoint.summary,
      responses: { "200": { content: expect.anything() }, "4XX": { content: expect.anything() } },
    });
    expect(Object.hasOwn(Object(operation), "requestBody")).toBe(endpoint.body !== undefined);
  });
});

it("the OpenAPI document is a valid one of version 3.1, every schema in it included [R199]", async () => {
  const json = JSON.parse(JSON.stringify(document));
  const output = await validate("https://spec.openapis.org/oas/3.1/schema-base", json, "BASIC");
  expect(output).toMatchObject({ valid: true });
});
