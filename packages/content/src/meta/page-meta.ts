/** What a page says about itself where no answer of the meta-tag call or of its own data says better. */
export interface PageMeta {
  readonly title: string;
  readonly description: string;
  /** `false` keeps the page out of search engines: it shows one person's data, or nothing of its own. */
  readonly indexed: boolean;
}

export const listedPage = (title: string, description: string): PageMeta => ({ title, description, indexed: true });
export const personalPage = (title: string, description: string): PageMeta => ({ title, description, indexed: false });

/** The text of `<title>`: the page, then the shop, once. */
export const documentTitle = (title: string, shopName: string): string =>
  title.endsWith(shopName) ? title : `${title} | ${shopName}`;
