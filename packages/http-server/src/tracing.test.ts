import { once } from "node:events";
import type { RequestListener } from "node:http";
import { SpanStatusCode } from "@opentelemetry/api";
import { InMemorySpanExporter, SimpleSpanProcessor } from "@opentelemetry/sdk-trace";
import { afterEach, describe, expect, onTestFinished, test } from "vitest";
import { createHttpServer } from "./create-http-server.ts";
import { startTracing, type Tracing } from "./start-tracing.ts";
import { inQuerySpan, inSpan, isTraced, nameRequest, type Traces, traceHeaders, traceOfLine } from "./tracing.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const ASKING = `00-${TRACE}-b7ad6b7169203331-01`;

let tracing: Tracing | undefined;
afterEach(() => tracing?.stop());

/** Records spans in memory; they are read before the tracing stops. */
function record(environment: NodeJS.ProcessEnv = {}) {
  const exporter = new InMemorySpanExporter();
  tracing = startTracing("store-test", environment, new SimpleSpanProcessor({ exporter }));
  return () => exporter.getFinishedSpans();
}

async function serve(listener: RequestListener, traces: Traces = "of callers"): Promise<string> {
  const server = createHttpServer(listener, { maxConnections: 10, traces });
  onTestFinished(() => void server.close());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${Object(server.address()).port}`;
}

describe("a request", () => {
  test("is a span of the caller's trace, by its route and without its address; what it does is below it", async () => {
    const spans = record();
    let sent: Readonly<Record<string, string>> = {};
    const line: unknown[] = [];
    const url = await serve((_request, response) => {
      nameRequest("GET", "/orders/{id}/");
      line.push(traceOfLine());
      void inQuerySpan("select * from orders where id = $1", async () => {
        sent = traceHeaders();
      }).then(() => response.end("ok"));
    });
    await (await fetch(`${url}/orders/7/?token=secret`, { headers: { traceparent: ASKING } })).text();
    await expect.poll(() => spans().length).toBe(2);
    const [query, request] = spans();
    expect(request).toMatchObject({
      name: "GET /orders/{id}/",
      attributes: { "http.request.method": "GET", "http.route": "/orders/{id}/", "http.response.status_code": 200 },
    });
    expect(request?.spanContext().traceId).toBe(TRACE);
    expect(query).toMatchObject({
      name: "select",
      attributes: { "db.query.text": "select * from orders where id = $1" },
      parentSpanContext: { spanId: request?.spanContext().spanId },
    });
    expect(sent.traceparent).toBe(`00-${TRACE}-${query?.spanContext().spanId}-01`);
    expect(line).toEqual([{ trace_id: TRACE }]);
    expect(JSON.stringify(spans().map(({ name, attributes }) => [name, attributes]))).not.toContain("secret");
  });

  test("that fails is marked, and what fails in it says nothing of the reason", async () => {
    const spans = record();
    const url = await serve((_request, response) => {
      inSpan("job clear", {}, () => Promise.reject(new Error("Kavita's order"))).catch(() =>
        response.writeHead(500).end(),
      );
    });
    await (await fetch(url)).text();
    await expect.poll(() => spans().length).toBe(2);
    for (const { status, events } of spans()) expect([status, events]).toEqual([{ code: SpanStatusCode.ERROR }, []]);
  });

  test("is left out where the share of recorded traces is none, and its caller did not ask", async () => {
    const spans = record({ OTEL_TRACES_SAMPLER_ARG: "0" });
    const url = await serve((_request, response) => void response.end());
    await (await fetch(url)).text();
    await (await fetch(url, { headers: { traceparent: ASKING } })).text();
    await expect.poll(() => spans().length).toBe(1);
    expect(spans()[0]?.spanContext().traceId).toBe(TRACE);
  });
});

test("what a request does is no span of its own where its trace is not recorded", async () => {
  record({ OTEL_TRACES_SAMPLER_ARG: "0" });
  const seen: unknown[] = [];
  const url = await serve((_request, response) => {
    seen.push(traceHeaders());
    void inQuerySpan("select 1", async () => seen.push(traceHeaders())).then(() => response.end());
  });
  await (await fetch(url)).text();
  expect(seen[0]).toMatchObject({ traceparent: expect.stringMatching(/-00$/) });
  expect(seen[1]).toEqual(seen[0]);
});

test("a stranger decides neither the trace nor whether it is recorded", async () => {
  const spans = record({ OTEL_TRACES_SAMPLER_ARG: "0" });
  const seen: unknown[] = [];
  const url = await serve((_request, response) => {
    seen.push(traceOfLine());
    response.end();
  }, "own");
  await (await fetch(url, { headers: { traceparent: ASKING } })).text();
  expect(seen).toEqual([{ trace_id: expect.not.stringMatching(TRACE) }]);
  await tracing?.stop();
  expect(spans()).toEqual([]);
});

test.each([
  ["refuses what is left", () => Promise.reject(new Error("The collector is away"))],
  ["is silent", () => new Promise<void>(() => {})],
])("a collector that %s holds no stop up, and fails none", async (_what, shutdown) => {
  const exporter = { export: () => undefined, forceFlush: () => Promise.resolve(), shutdown };
  const { stop } = startTracing("store-test", {}, new SimpleSpanProcessor({ exporter }), 10);
  await stop();
  expect(traceHeaders()).toEqual({});
});

test("nothing is recorded or sent until it is started", async () => {
  expect(await inSpan("alone", {}, async () => traceHeaders())).toEqual({});
  expect(traceOfLine()).toEqual({});
  expect([isTraced({}), isTraced({ OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" })]).toEqual([false, true]);
});
