import { defineConfig } from "vitest/config";

// Its files share a process and its modules; one collects garbage.
export default defineConfig({ test: { isolate: false, execArgv: ["--expose-gc"] } });
