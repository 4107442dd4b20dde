import { calendarDate, clampPage, STAFF_LAST_PAGE } from "@store/domain";

/*
 * What the address asks of a list. A page reads each of its filters by one of these; what the address does not know is
 * left out, and the server is not asked for it.
 */

/** One of the choices of a filter. */
export const readChoice = <T extends string>(choices: readonly { readonly value: T }[], said: string | null) =>
  choices.find(({ value }) => value === said)?.value;

/** A day as YYYY-MM-DD, if there is such a day. */
export const readDay = (said: string | null): string | undefined => calendarDate(said ?? "");

/** Words, cut to what the contract takes. */
export const readWords = (said: string | null, maxLength: number): string | undefined =>
  said?.slice(0, maxLength) || undefined;

/** The id of something. */
export const readId = (said: string | null): number | undefined =>
  said && /^[1-9]\d{0,8}$/.test(said) ? Number(said) : undefined;

export const readPage = (parameters: URLSearchParams): number =>
  clampPage(Number(parameters.get("page")), STAFF_LAST_PAGE);
