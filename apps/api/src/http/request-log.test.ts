import { logout, profile } from "@store/api-client/contract";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createRequestLog } from "./request-log.ts";

function linesOf(endpoint: typeof profile | typeof logout, status: number): readonly unknown[] {
  const lines: unknown[] = [];
  const logger = pino({ level: "info" }, { write: (line) => lines.push(JSON.parse(line)) });
  createRequestLog(logger, endpoint)(status, performance.now());
  return lines;
}

test.each([401, 403, 429])("a read that is refused with %i leaves a line without personal data", (status) => {
  const { method, path } = profile;
  expect(linesOf(profile, status)).toEqual([
    {
      level: 30,
      time: expect.any(Number),
      pid: expect.anything(),
      hostname: expect.anything(),
      method,
      path,
      status,
      ms: expect.any(Number),
    },
  ]);
});

test.each([200, 304, 404])("a read that is answered with %i leaves none", (status) => {
  expect(linesOf(profile, status)).toEqual([]);
});

test.each([200, 400])("a write that is answered with %i leaves one", (status) => {
  expect(linesOf(logout, status)).toHaveLength(1);
});
