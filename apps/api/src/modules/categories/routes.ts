import { categories } from "@store/api-client/contract";
import { LONG_LIVED } from "../../http/cache-policy.ts";
import type { Backend } from "../backend.ts";
import type { CategoryTree } from "./category-tree.ts";

export function categoryRoutes({ serve }: Backend, categoryTree: () => Promise<CategoryTree>): void {
  serve(categories, async () => ({ status: true, categories: (await categoryTree()).roots }), { cache: LONG_LIVED });
}
