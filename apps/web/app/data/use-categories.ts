import { useRouteLoaderData } from "react-router-dom";
import type { loader } from "../root.tsx";
import type { CategoryNode } from "../shell/load-shell.ts";

/** The category tree that came with the first page; empty where the document itself failed. */
export const useCategories = (): readonly CategoryNode[] => useRouteLoaderData<typeof loader>("root")?.categories ?? [];
