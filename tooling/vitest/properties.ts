// A setup file of suites with properties: how many cases each tries where its test does not say, and which.
import fc from "fast-check";
import { isLong, runs } from "./run-length.ts";

/** Any number will do: `npm test` tries the same cases each time, the long run others. */
const SEED = 1;

fc.configureGlobal({ numRuns: runs(100), ...(isLong ? {} : { seed: SEED }) });
