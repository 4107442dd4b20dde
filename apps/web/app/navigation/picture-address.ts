import { BACKEND } from "../session/browser-call.ts";

/** Where a picture stands for who reads the page elsewhere: the store's own are served by its backend. */
export const pictureAddress = (image: string, siteUrl: string): string =>
  image.startsWith("/") ? siteUrl + BACKEND + image : image;
