import * as v from "valibot";
import type { Figures, Speed } from "./figures.ts";

const Category = v.object({
  score: v.number(),
  auditRefs: v.array(v.object({ id: v.string(), weight: v.number() })),
});
const Metric = v.object({ numericValue: v.number() });

const NetworkRequests = v.object({
  details: v.object({
    items: v.array(v.object({ resourceType: v.optional(v.string()), transferSize: v.optional(v.number()) })),
  }),
});

/** The parts of a Lighthouse 12 report that are read. */
export const Report = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  categories: v.object({
    performance: Category,
    accessibility: Category,
    "best-practices": Category,
    seo: Category,
  }),
  audits: v.intersect([
    v.object({
      "largest-contentful-paint": Metric,
      "total-blocking-time": Metric,
      "cumulative-layout-shift": Metric,
      "network-requests": NetworkRequests,
    }),
    v.record(v.string(), v.object({ score: v.nullable(v.number()), title: v.string() })),
  ]),
});
export type Report = v.InferOutput<typeof Report>;

/** The part of a report of the speed alone that is read. */
export const SpeedReport = v.object({
  runtimeError: v.optional(v.object({ message: v.string() })),
  audits: v.object({
    "largest-contentful-paint": Metric,
    "total-blocking-time": Metric,
    "network-requests": NetworkRequests,
  }),
});
export type SpeedReport = v.InferOutput<typeof SpeedReport>;

export const speedOf = ({ audits }: SpeedReport): Speed => ({
  largestPaint: audits["largest-contentful-paint"].numericValue,
  blocking: audits["total-blocking-time"].numericValue,
});

export function figuresOf(report: Report, withoutScripts: Speed): Figures {
  const { categories, audits } = report;
  const speed = speedOf(report);
  const requests = audits["network-requests"].details.items;
  return {
    performance: categories.performance.score * 100,
    accessibility: categories.accessibility.score * 100,
    bestPractices: categories["best-practices"].score * 100,
    seo: categories.seo.score * 100,
    ...speed,
    largestPaintWithoutScripts: withoutScripts.largestPaint,
    blockingWithoutScripts: withoutScripts.blocking,
    delay: speed.largestPaint - withoutScripts.largestPaint,
    shift: audits["cumulative-layout-shift"].numericValue,
    scripts: requests.reduce(
      (sum, { resourceType, transferSize = 0 }) => (resourceType === "Script" ? sum + transferSize : sum),
      0,
    ),
  };
}

/** The audits that cost a page points in accessibility, best practices and SEO, by title. */
export function complaintsOf({ categories, audits }: Report): readonly string[] {
  const checks = [categories.accessibility, categories["best-practices"], categories.seo];
  return checks
    .flatMap(({ auditRefs }) => auditRefs)
    .flatMap(({ id, weight }) => {
      const audit = audits[id];
      return weight > 0 && audit && audit.score !== null && audit.score < 1 ? [audit.title] : [];
    });
}
