import type { RequestListener } from "node:http";
import { type Attributes, context, propagation, SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import type { Tracing } from "./start-tracing.ts";

/*
 * Spans of requests, queries and jobs. They name routes and statements, never addresses, parameters or what an error says,
 * which may hold personal data. Until `startTracing` has run, nothing is recorded.
 */

const tracer = () => trace.getTracer("store");

/** Whether traces are sent: OpenTelemetry's own setting names where to. */
export const isTraced = (environment: NodeJS.ProcessEnv): boolean =>
  (environment.OTEL_EXPORTER_OTLP_ENDPOINT ?? "") !== "";

/** Records spans from now on where they are sent somewhere; the library is loaded only then. */
export const traceIfAsked = async (service: string): Promise<Tracing | undefined> =>
  isTraced(process.env) ? (await import("./start-tracing.ts")).startTracing(service) : undefined;

/**
 * Whose trace a request belongs to: one of its own, where anybody may ask, as a stranger must not decide what is recorded;
 * or that of who asks, behind the store's own servers.
 */
export type Traces = "own" | "of callers";

/** Answers each request in a span of its own. */
export const traceRequests =
  (listener: RequestListener, traces: Traces): RequestListener =>
  (request, response) => {
    const method = request.method ?? "GET";
    const here = context.active();
    const asked = traces === "own" ? here : propagation.extract(here, request.headers);
    const attributes = { "http.request.method": method };
    const span = tracer().startSpan(method, { kind: SpanKind.SERVER, attributes }, asked);
    response.once("close", () => {
      span.setAttribute("http.response.status_code", response.statusCode);
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(asked, span), () => listener(request, response));
  };

/** Names the span of the request that is answered, such as by `/cart/{id}/`. */
export function nameRequest(method: string, route: string): void {
  const span = trace.getActiveSpan();
  span?.updateName(`${method} ${route}`);
  span?.setAttribute("http.route", route);
}

/** Runs a task in a span of its own, unless it belongs to a trace that is not recorded. */
export function inSpan<T>(
  name: string,
  { attributes = {}, kind = SpanKind.INTERNAL }: { readonly attributes?: Attributes; readonly kind?: SpanKind },
  task: () => Promise<T>,
): Promise<T> {
  if (trace.getActiveSpan()?.isRecording() === false) return task();
  return tracer().startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await task();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Runs a statement in a span of its own. Its text has places for values, not the values. */
export const inQuerySpan = <T>(statement: string, task: () => Promise<T>): Promise<T> =>
  inSpan(
    /^\w+/.exec(statement)?.[0].toLowerCase() ?? "query",
    { kind: SpanKind.CLIENT, attributes: { "db.system.name": "postgresql", "db.query.text": statement } },
    task,
  );

/** Headers by which another server goes on with the trace; none where nothing is traced. */
export function traceHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  propagation.inject(context.active(), headers);
  return headers;
}

/** For lines of the log: the trace that they belong to. */
export function traceOfLine(): { readonly trace_id?: string } {
  const id = trace.getActiveSpan()?.spanContext().traceId;
  return id ? { trace_id: id } : {};
}
