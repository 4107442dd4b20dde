import { setTimeout as wait } from "node:timers/promises";
import { context, propagation, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";

/** How long a stop waits for the last spans to be sent. */
const STOP_MS = 2000;

export interface Tracing {
  /** Sends what was recorded, and records nothing more. */
  readonly stop: () => Promise<void>;
}

/** The share of traces that begin here which are recorded, from 0 to 1; all when it says nothing. */
function shareOf({ OTEL_TRACES_SAMPLER_ARG }: NodeJS.ProcessEnv): number {
  const share = Number(OTEL_TRACES_SAMPLER_ARG || 1);
  return share >= 0 && share <= 1 ? share : 1;
}

/**
 * Records spans from now on. By default they are sent to where OTEL_EXPORTER_OTLP_ENDPOINT says.
 * @param service what the process is called in traces, unless OTEL_SERVICE_NAME says otherwise.
 */
export function startTracing(
  service: string,
  environment: NodeJS.ProcessEnv = process.env,
  processor: SpanProcessor = new BatchSpanProcessor({ exporter: new OTLPTraceExporter() }),
  patienceMs = STOP_MS,
): Tracing {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": environment.OTEL_SERVICE_NAME || service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(shareOf(environment)) }),
    spanProcessors: [processor],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  return {
    stop: async () => {
      // What a collector that is away does not take is lost: nobody waits for it.
      const sent = provider.shutdown().catch(() => undefined);
      await Promise.race([sent, wait(patienceMs, undefined, { ref: false })]);
      for (const part of [trace, context, propagation]) part.disable();
    },
  };
}
