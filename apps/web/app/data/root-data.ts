import type { CategoryBranch } from "@store/domain";
import { useRouteLoaderData } from "react-router-dom";
import { type Packed, pack, unpackWith } from "./packed.ts";

export type CategoryNode = CategoryBranch;

/** A category as it is sent: without the names of its fields, which would be most of a long list. */
type CategoryRow = readonly [id: number, name: string, children?: readonly CategoryRow[]];

const rowOf = ({ id, name, children }: CategoryNode): CategoryRow =>
  children.length > 0 ? [id, name, children.map(rowOf)] : [id, name];
const nodeOf = ([id, name, children = []]: CategoryRow): CategoryNode => ({ id, name, children: children.map(nodeOf) });
const nodesOf = (rows: readonly CategoryRow[]) => rows.map(nodeOf);

export const packCategories = (categories: readonly CategoryNode[]): RootData["categories"] =>
  pack("categories", categories, categories.map(rowOf));
export const unpackCategories = (packed: RootData["categories"]): readonly CategoryNode[] =>
  unpackWith(packed, nodesOf);

/** The backend's meta tags of a page; empty when the page keeps its defaults. */
export interface PageTags {
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  readonly keywords?: string | undefined;
}

/** What the root route loads once, for every page of the visit. */
export interface RootData {
  readonly categories: Packed<readonly CategoryNode[]>;
  /** The store's address, without a slash at the end. */
  readonly siteUrl: string;
  /** The page that the server rendered, with the backend's meta tags for it. */
  readonly page: { readonly url: string; readonly tags: PageTags | undefined };
}

/** Undefined where loading the root itself failed. */
const useRootData = (): RootData | undefined => useRouteLoaderData<() => RootData>("root");

/** Shared: a new array on each render would look like a change. */
const NO_CATEGORIES: readonly CategoryNode[] = [];

/** The category tree of the header; empty where the root failed. */
export function useCategories(): readonly CategoryNode[] {
  const categories = useRootData()?.categories;
  return categories ? unpackCategories(categories) : NO_CATEGORIES;
}

/** The store's own address, without a slash at the end; empty where the root failed. */
export const useSiteUrl = (): string => useRootData()?.siteUrl ?? "";
