import type { Call } from "@store/api-client";
import { type Category, categories } from "@store/api-client/contract";
import type { InferOutput } from "valibot";

export type CategoryNode = Pick<InferOutput<typeof Category>, "id" | "name"> & {
  readonly children: readonly CategoryNode[];
};

interface Branch {
  readonly id: number;
  readonly name: string;
  readonly children?: readonly Branch[];
}

const slim = ({ id, name, children = [] }: Branch): CategoryNode => ({ id, name, children: children.map(slim) });

/** What every page's header needs. Without the backend the header shows no categories, and the page says the rest. */
export async function loadShell(call: Call): Promise<{ readonly categories: readonly CategoryNode[] }> {
  const answer = await call(categories, { query: { list: "true" } });
  return { categories: answer.ok ? answer.reply.categories.map(slim) : [] };
}
