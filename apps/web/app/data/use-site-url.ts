import { useRouteLoaderData } from "react-router-dom";
import type { loader } from "../root.tsx";

/** The store's own address, without a slash at the end; empty where the document itself failed. */
export const useSiteUrl = (): string => useRouteLoaderData<typeof loader>("root")?.siteUrl ?? "";
