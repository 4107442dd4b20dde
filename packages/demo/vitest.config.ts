import { defineConfig } from "vitest/config";

export default defineConfig({
  // Its files share a process and its modules, which takes a fraction of the time.
  test: { isolate: false, setupFiles: ["@store/vitest/properties"] },
});
