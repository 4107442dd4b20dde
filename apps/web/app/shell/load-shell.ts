import type { Call } from "@store/api-client";
import { categories } from "@store/api-client/contract";

export interface CategoryNode {
  readonly id: number;
  readonly name: string;
  readonly children: readonly CategoryNode[];
}

interface Branch {
  readonly id: number;
  readonly name: string;
  readonly children?: readonly Branch[];
}

const slim = ({ id, name, children = [] }: Branch): CategoryNode => ({ id, name, children: children.map(slim) });

export interface ShellData {
  readonly categories: readonly CategoryNode[];
  /** The store's own address, without a slash at the end. */
  readonly siteUrl: string;
}

/** What every page stands in. Without the backend the header shows no categories, and the page says the rest. */
export async function loadShell(call: Call, siteUrl: string): Promise<ShellData> {
  const answer = await call(categories, { query: { list: "true" } });
  return { siteUrl, categories: answer.ok ? answer.reply.categories.map(slim) : [] };
}
