const SITE = "{site}";

/** An address of the storefront in a message that is queued: what queues it need not know the storefront's host. */
export const siteLink = (path: `/${string}`): string => SITE + path;

/** A queued text as it is sent. */
export const completeLinks = (text: string, siteUrl: string): string => text.replaceAll(SITE, siteUrl);
