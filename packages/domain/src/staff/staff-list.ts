/** Rows on a page of a list in the dashboard. */
export const STAFF_PAGE_SIZE = 25;

/** A list in the dashboard has no page after it: who looks further back narrows the search. */
export const STAFF_LAST_PAGE = 500;

/** Rows of a list in the dashboard are counted up to here: counting on costs more than it tells. */
export const STAFF_COUNT_MAXIMUM = 10_000;

/** The most that the dashboard's search shows of a kind; its list has the others. */
export const STAFF_SEARCH_SIZE = 5;
