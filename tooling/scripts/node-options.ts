/**
 * Node's own options for each server; none for source maps, which would be read at each start and kept in memory. A smaller
 * young generation, and a heap that grows in small steps: half the memory under load. The API, which answers thousands of
 * small requests per second, spends a tenth of its time collecting garbage in a smaller one still; the storefront gains
 * nothing from a larger one.
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
