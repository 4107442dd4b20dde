import { checkWebAddress } from "../forms/web-address.ts";
import { accept, type Outcome, refuse } from "../outcome.ts";

/** Where the shop shows links that the owner chooses: the menu, the footer's columns, the line below them. */
export const LINK_PLACES = ["menu", "footer", "legal"] as const;
export type LinkPlace = (typeof LINK_PLACES)[number];

export interface ShopLink {
  readonly label: string;
  /** A path of the shop, or an https address. */
  readonly address: string;
  readonly isHidden: boolean;
}

export interface LinkGroup {
  readonly title: string;
  readonly links: readonly ShopLink[];
}

/** The owner's links; null where the shop has its usual ones. */
export type ShopLinks = Readonly<Record<LinkPlace, readonly LinkGroup[] | null>>;

export const LINK_LABEL_MAXIMUM_LENGTH = 60;
export const LINK_TITLE_MAXIMUM_LENGTH = 40;
export const LINK_ADDRESS_MAXIMUM_LENGTH = 300;
export const LINKS_OF_GROUP_MAXIMUM = 20;

const HIDDEN = "(hidden) ";
const LINE = /^(\(hidden\) )?(\S*) (.*)$/s;
const HEADING = "# ";

/** Links as they are stored and as the history shows them: headings after “# ”, and a line of each link. */
export const writeLinks = (groups: readonly LinkGroup[]): string =>
  groups
    .flatMap(({ title, links }) => [
      HEADING + title,
      ...links.map(({ label, address, isHidden }) => `${isHidden ? HIDDEN : ""}${address} ${label}`),
    ])
    .join("\n");

/** Reads what `writeLinks` wrote, also while something in it is still empty; other lines are left out. */
export function readLinks(text: string): readonly LinkGroup[] {
  const groups: { title: string; links: ShopLink[] }[] = [];
  for (const line of text.split("\n")) {
    if (line.startsWith(HEADING)) {
      groups.push({ title: line.slice(HEADING.length), links: [] });
      continue;
    }
    const [, hidden, address, label] = LINE.exec(line) ?? [];
    if (address === undefined || label === undefined) continue;
    groups.at(-1)?.links.push({ label, address, isHidden: hidden !== undefined });
  }
  return groups;
}

/** No browser takes it for an address of another host, as it does with two slashes or a backslash. */
const PATH = /^\/(?![/\\])[^\s\\]*$/;

const isLinkAddress = (address: string): boolean =>
  address.length <= LINK_ADDRESS_MAXIMUM_LENGTH &&
  (PATH.test(address) || (address.startsWith("https://") && checkWebAddress(address).ok));

const inOneLine = (text: string): string => text.trim().replace(/\s+/g, " ");

const isWithin = (text: string, maximum: number): boolean => text !== "" && text.length <= maximum;

const doubleOf = (texts: readonly string[]): string | undefined =>
  texts.find((text, place) => texts.indexOf(text) !== place);

function checkLinksOf({ title, links }: LinkGroup): Outcome<unknown> {
  if (links.length > LINKS_OF_GROUP_MAXIMUM) {
    const params = { title, maximum: LINKS_OF_GROUP_MAXIMUM };
    const message = `At most ${LINKS_OF_GROUP_MAXIMUM} links under “${title}”, please.`;
    return refuse({ code: "links-many", params, message });
  }
  if (links.some(({ label }) => !isWithin(label, LINK_LABEL_MAXIMUM_LENGTH))) {
    const params = { title, maximum: LINK_LABEL_MAXIMUM_LENGTH };
    const message = `Please write what each link under “${title}” says, in at most ${LINK_LABEL_MAXIMUM_LENGTH} characters.`;
    return refuse({ code: "links-label", params, message });
  }
  const lost = links.find(({ address }) => !isLinkAddress(address));
  if (lost) {
    const { label } = lost;
    const message = `“${label}” leads nowhere. Please choose a page, or enter an address that begins with “https://”.`;
    return refuse({ code: "links-address", params: { label }, message });
  }
  const address = doubleOf(links.map((link) => link.address));
  if (address === undefined) return accept(links);
  const labels = links.filter((link) => link.address === address).map(({ label }) => label);
  const [one = "", other = ""] = labels;
  const message = `“${one}” and “${other}” lead to the same page. Please remove one of them.`;
  return refuse({ code: "links-double", params: { labels }, message });
}

/**
 * What an owner wrote as links of a place.
 * @param most how many headings there can be.
 */
export function checkShopLinks(text: string, most: number): Outcome<readonly LinkGroup[]> {
  const read = readLinks(text);
  if (writeLinks(read) !== text || read.length === 0)
    return refuse({ code: "links-shape", message: "Please begin with a heading after “# ”, and write a link a line." });
  const groups = read.map(({ title, links }) => ({
    title: inOneLine(title),
    links: links.map((link) => ({ ...link, label: inOneLine(link.label) })),
  }));
  if (groups.length > most)
    return refuse({ code: "links-groups", params: { maximum: most }, message: `At most ${most} columns, please.` });
  if (groups.some(({ title }) => !isWithin(title, LINK_TITLE_MAXIMUM_LENGTH))) {
    const message = `Please write a heading of at most ${LINK_TITLE_MAXIMUM_LENGTH} characters.`;
    return refuse({ code: "links-title", params: { maximum: LINK_TITLE_MAXIMUM_LENGTH }, message });
  }
  const title = doubleOf(groups.map((group) => group.title));
  if (title !== undefined)
    return refuse({ code: "links-titles", params: { title }, message: `There are two columns “${title}”.` });
  for (const group of groups) {
    const checked = checkLinksOf(group);
    if (!checked.ok) return checked;
  }
  return accept(groups);
}

/** What staff can take away under a link: a page of the shop's own, by its slug, or a category. */
export type LinkTarget = { readonly slug: string } | { readonly categoryId: number };

const PAGE_ADDRESS = /^\/pages\/([^/?#]+)(?:[?#]|$)/;
const CATEGORY_ADDRESS = /^\/shop\?(?:[^#]*&)?category=([1-9]\d{0,8})(?:[&#]|$)/;

/** What an address leads to that staff can take away; undefined for other pages. */
export function linkTarget(address: string): LinkTarget | undefined {
  const [, slug] = PAGE_ADDRESS.exec(address) ?? [];
  if (slug !== undefined) return { slug };
  const [, categoryId] = CATEGORY_ADDRESS.exec(address) ?? [];
  return categoryId === undefined ? undefined : { categoryId: Number(categoryId) };
}

const placeInWords = (place: LinkPlace, title: string): string =>
  place === "footer" ? `the footer’s “${title}”` : place === "menu" ? "the menu" : "the line below the footer";

/** Where the shop shows a link to something, in the owner's words. */
export const placesWithLink = (links: ShopLinks, isIt: (target: LinkTarget) => boolean): readonly string[] =>
  LINK_PLACES.flatMap((place) =>
    (links[place] ?? []).flatMap((group) => {
      const isLinked = group.links.some(({ address, isHidden }) => {
        const target = isHidden ? undefined : linkTarget(address);
        return target !== undefined && isIt(target);
      });
      return isLinked ? [placeInWords(place, group.title)] : [];
    }),
  );
