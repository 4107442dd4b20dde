import { GUIDES } from "./guides.ts";
import type { BlogSeed } from "./post.ts";
import { STORIES } from "./stories.ts";

export { type BlogSeed, PICTURE_SCHEME } from "./post.ts";

/** Newest first, over about eight months. */
export const BLOGS: readonly BlogSeed[] = [...STORIES, ...GUIDES].sort(
  (one, other) => one.publishedDaysAgo - other.publishedDaysAgo,
);
