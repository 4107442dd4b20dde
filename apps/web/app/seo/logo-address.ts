import type { Policy } from "@store/domain";
import { pictureAddress } from "../navigation/addresses.ts";

/** The address of the shop's logo, for search engines. */
export const logoAddress = (siteUrl: string, { identity: { logo } }: Policy): string =>
  logo ? pictureAddress(logo, siteUrl) : `${siteUrl}/favicon.svg`;
