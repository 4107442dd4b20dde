import { Meta } from "react-router-dom";
import { useNavigatedPage } from "./page-tags.ts";

/** What the routes' `meta` functions say, once more when the tags of a page arrive after it. */
export function DocumentMeta() {
  useNavigatedPage();
  return <Meta />;
}
