/** A page that a shopper tells others about. */
export interface SharedPage {
  readonly title: string;
  /** Its whole address. */
  readonly url: string;
}

/** Values with spaces as %20: a mail program shows a + as it is. */
const queryOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");

/** Opens the shopper's mail program with a message about the page [R76]. */
export const emailShareLink = ({ title, url }: SharedPage): string =>
  `mailto:?${queryOf({ subject: title, body: `${title}\n${url}` })}`;

/** Opens WhatsApp, which asks whom to send it to [R76 R187]. */
export const whatsappShareLink = ({ title, url }: SharedPage): string =>
  `https://wa.me/?${queryOf({ text: `${title} ${url}` })}`;

/** Facebook takes title and picture from the page itself [R187]. */
export const facebookShareLink = ({ url }: SharedPage): string =>
  `https://www.facebook.com/sharer/sharer.php?${queryOf({ u: url })}`;

/** Opens a post on X, which [R187] calls twitter. */
export const twitterShareLink = ({ title, url }: SharedPage): string =>
  `https://x.com/intent/post?${queryOf({ text: title, url })}`;

/** LinkedIn takes title and picture from the page itself [R187]. */
export const linkedinShareLink = ({ url }: SharedPage): string =>
  `https://www.linkedin.com/sharing/share-offsite/?${queryOf({ url })}`;

/** Opens Telegram, which asks whom to send it to [R187]. */
export const telegramShareLink = ({ title, url }: SharedPage): string =>
  `https://t.me/share/url?${queryOf({ url, text: title })}`;

/** Opens the Messenger app of a phone [R76]. */
export const messengerShareLink = ({ url }: SharedPage): string => `fb-messenger://share/?${queryOf({ link: url })}`;

/**
 * The same on a computer, where Messenger has no app to open: a page of Facebook's, which leads back to the shared one.
 * @param appId the store's id at Facebook, which that page asks for.
 */
export const messengerDialogLink = ({ url }: SharedPage, appId: string): string =>
  `https://www.facebook.com/dialog/send?${queryOf({ app_id: appId, link: url, redirect_uri: url })}`;
