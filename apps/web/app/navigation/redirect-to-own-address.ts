import { redirect } from "react-router-dom";

const MOVED = 308;

/**
 * Leads from any other name in a record's address to its own: search engines then know one, and the page cache holds one.
 * @param asked what was asked for, encoded, without a query.
 * @param own the record's address; one that ends in a slash, as of a record without a name, leads nowhere.
 * @param target where it leads: the own address, with its query.
 * @throws the redirect.
 */
export function redirectToOwnAddress(asked: string, own: string, target = own): void {
  if (asked !== own && !own.endsWith("/")) throw redirect(target, MOVED);
}
