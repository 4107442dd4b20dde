const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

const decode = (markup: string): string =>
  markup.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** What a reader of a mail's HTML sees, without its head: the words of its body, and the addresses of its links. */
export function readHtml(html: string): { readonly words: string; readonly links: readonly string[] } {
  const body = html.slice(html.indexOf("<body"));
  const links = [...body.matchAll(/href="([^"]*)"/g)].map(([, address = ""]) => decode(address));
  return { words: decode(body.replaceAll(/<[^>]*>/g, " ")).replaceAll(/\s+/g, " "), links };
}

/**
 * The words of a mail's text that its HTML does not show.
 * @param text colons, quotes and the numbers of steps are the text's own way to show what HTML lays out.
 */
export function missingWords(text: string, html: string): readonly string[] {
  const { words, links } = readHtml(html);
  const bare = (word: string) => word.replaceAll(/[:“”]/g, "").replace(/^(\d)\.$/, "$1");
  const shown = new Set([...words.split(" ").map(bare), ...links.map(bare)]);
  const said = text.split(/\s+/).map(bare);
  return said.filter((word) => !shown.has(word));
}
