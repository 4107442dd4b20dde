import type { Policy } from "@store/domain";
import type { ContentPage } from "./blocks.ts";
import { fillPage } from "./fill-page.ts";

/** What an owner wrote in the place of the shop's own text, as the backend hands it out. */
interface OwnText extends Omit<ContentPage, "path" | "updatedOn"> {
  readonly updated_on: string;
}

/** Texts of owners, by the path of the page. */
export type OwnTexts = ReadonlyMap<string, OwnText>;

/** A page in the words that count: the owner's where there are some, with the facts of the policy. */
export function pageInWords(standard: ContentPage, own: OwnText | undefined, policy: Policy): ContentPage {
  if (!own) return fillPage(standard, policy);
  const { updated_on: updatedOn, ...text } = own;
  return fillPage({ ...text, path: standard.path, updatedOn }, policy);
}
