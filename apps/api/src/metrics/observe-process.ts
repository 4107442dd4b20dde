import { monitorEventLoopDelay } from "node:perf_hooks";
import { Gauge, type Registry } from "prom-client";

/** How often the event loop is asked, in milliseconds: a delay that is shorter is not seen. */
const RESOLUTION_MS = 20;

/**
 * Gauges of this process, under the names that prom-client gives them. Its own collection took a fifth of the time of a
 * fast request, since it watches every garbage collection.
 * @returns what sets them, at each scrape.
 */
export function observeProcess(registry: Registry): () => void {
  const registers = [registry];
  const memory = new Gauge({ name: "process_resident_memory_bytes", help: "Memory of the process", registers });
  const processor = new Gauge({ name: "process_cpu_seconds_total", help: "Processor time of the process", registers });
  const delay = new Gauge({
    ...{
      name: "nodejs_eventloop_lag_p99_seconds",
      help: "What the event loop was late by since the last scrape, 99 %",
    },
    registers,
  });
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  return () => {
    const { userCPUTime, systemCPUTime } = process.resourceUsage();
    memory.set(process.memoryUsage.rss());
    processor.set((userCPUTime + systemCPUTime) / 1e6);
    // The histogram holds whole pauses; each is as long as its resolution where nothing was late.
    delay.set(Math.max(0, histogram.percentile(99) / 1e9 - RESOLUTION_MS / 1000));
    histogram.reset();
  };
}
