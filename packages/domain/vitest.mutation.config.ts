import { defineConfig, mergeConfig } from "vitest/config";
import config from "./vitest.config.ts";

// Stryker runs tests in threads, and a thread cannot set its own time zone.
process.env.TZ = config.test?.env?.TZ;

/** Without the tests of the packed package, which test no rule. */
export default mergeConfig(config, defineConfig({ test: { exclude: ["packing/**"] } }));
