import { defineConfig } from "vitest/config";

// Its files share a process and its modules, which takes a fraction of the time.
export default defineConfig({ test: { isolate: false } });
