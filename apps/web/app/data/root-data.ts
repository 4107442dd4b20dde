import type { CategoryBranch } from "@store/domain";
import { useRouteLoaderData } from "react-router-dom";

export type CategoryNode = CategoryBranch;

/** The backend's meta tags of a page; empty when the page keeps its defaults. */
export interface PageTags {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
}

/** What the root route loads once, for every page of the visit. */
export interface RootData {
  readonly categories: readonly CategoryNode[];
  /** The store's address, without a slash at the end. */
  readonly siteUrl: string;
  /** The page that the server rendered, with the backend's meta tags for it. */
  readonly page: { readonly url: string; readonly tags: PageTags | undefined };
}

/** Undefined where loading the root itself failed. */
export const useRootData = (): RootData | undefined => useRouteLoaderData<() => RootData>("root");

/** Shared: a new array on each render would look like a change. */
const NO_CATEGORIES: readonly CategoryNode[] = [];

/** The category tree of the header; empty where the root failed. */
export const useCategories = (): readonly CategoryNode[] => useRootData()?.categories ?? NO_CATEGORIES;

/** The store's own address, without a slash at the end; empty where the root failed. */
export const useSiteUrl = (): string => useRootData()?.siteUrl ?? "";
