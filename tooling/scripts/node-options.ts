/**
 * Node's own options for each server; none for source maps, which would be read at each start and kept in memory. A young
 * generation of a fixed size, and a heap that grows in small steps: half the memory that Node takes under load by itself.
 * With 4 MB instead of 16 the API answers up to a sixth fewer requests; more than 8 MB gain the storefront nothing.
 */
export const NODE_OPTIONS = {
  api: ["--max-semi-space-size=16", "--min-semi-space-size=16", "--heap-growing-percent=50"],
  web: ["--max-semi-space-size=8", "--min-semi-space-size=8", "--heap-growing-percent=50"],
  embed: [],
};

/**
 * Of glibc's allocator: by default each thread keeps what it freed for itself (20 MB under load), and so does the process
 * with the bytes of the pages that have left the cache (10 MB).
 */
export const ALLOCATOR_ENVIRONMENT = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "65536" };
