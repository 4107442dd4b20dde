import { expect, it } from "vitest";
import { failureWords, JOBS, jobWords } from "./failed-jobs.ts";

const GATEWAY = "Another system, such as the payment gateway, did not answer.";
const DATABASE = "The database was busy or restarting.";
const UNEXPECTED = "An unexpected error. The server's log explains it.";

it.each([
  ["ECONNREFUSED", GATEWAY],
  ["ETIMEDOUT", GATEWAY],
  ["EHOSTUNREACH", GATEWAY],
  ["HTTPError", GATEWAY],
  ["08006", DATABASE],
  ["40001", DATABASE],
  ["55P03", DATABASE],
  ["23505", UNEXPECTED],
  ["TypeError", UNEXPECTED],
  ["", UNEXPECTED],
])("a try that failed by %j: %s", (code, words) => expect(failureWords(code)).toBe(words));

it("names each job in words, and one that it does not know by its name", () => {
  expect(jobWords("send refunds")).toBe(JOBS["send refunds"]);
  expect(jobWords("a newer job")).toEqual({ label: "a newer job", effect: "" });
  expect(jobWords("toString").label).toBe("toString");
});
