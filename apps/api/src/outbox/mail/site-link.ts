export const SITE = "{site}";

/** An address of the storefront in a message that is queued: what queues it need not know the storefront's host. */
export const siteLink = (path: `/${string}`): string => SITE + path;
