/** What refers to a row: 12, "product", "products". */
export type Use = readonly [count: number, one: string, many: string];

export const NO_SUCH_CONTENT = "This does not exist.";
export const DELETED_ALREADY = "This has already been deleted.";
export const NAME_TAKEN = "This name is taken.";
export const PAGE_TAKEN = "This page already has meta tags.";
export const ADDRESS_TAKEN = "Another page has this address.";
export const NO_SUCH_CATEGORY = "There is no such category.";
export const NO_SUCH_PRODUCT = "There is no such product.";
export const TREE_TOO_DEEP = "The menu has three levels. Please choose a category further up!";
export const BELOW_ITSELF = "A category cannot be inside itself.";
export const CURATED_STAYS = "The shop's menu always has this category. It can be renamed and moved.";
export const CURATED_BELOW = "The shop's menu always has some categories below this one. Please move them first!";
export const CURATED_SHOWN =
  "The shop's menu always has this category, or some below it. Please choose a place that is not hidden!";
export const GIFT_WRAP_STAYS = "The cart offers what is in this category to wrap gifts.";
export const FIXED_SECTIONS = "The home page has a place for each of these. They can be hidden.";

/** Why something that others refer to stays. */
export const inUse = (uses: readonly Use[]): string => {
  const said = uses.map(([count, one, many]) => `${count} ${count === 1 ? one : many}`);
  const all = said.length > 1 ? `${said.slice(0, -1).join(", ")} and ${said.at(-1)}` : said.join("");
  return `It cannot be deleted: ${all} refer${uses.length === 1 && uses[0]?.[0] === 1 ? "s" : ""} to it.`;
};
