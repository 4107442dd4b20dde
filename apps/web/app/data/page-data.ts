import type { HydrationState } from "react-router-dom";
import type { PolicyOfPage } from "./policy.ts";

/** The `id` of the script that holds what a page's loaders returned on the server. */
export const PAGE_DATA = "page-data";

/** What the server loaded for the page that the browser opened, as JSON can hold it. */
export interface PageData extends HydrationState {
  /** By which policy it was rendered. */
  readonly shop: PolicyOfPage;
}

export const readPageData = (): PageData => JSON.parse(document.getElementById(PAGE_DATA)?.textContent ?? "{}");
