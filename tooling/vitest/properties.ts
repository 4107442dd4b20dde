// A setup file of suites with properties: how many cases each tries where its test does not say.
import fc from "fast-check";
import { runs } from "./run-length.ts";

fc.configureGlobal({ numRuns: runs(100) });
