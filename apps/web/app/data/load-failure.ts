/** A page whose main data could not be had: it says so, offers a retry, and is kept by no cache. */
export const FAILED_UPSTREAM = 503;
export const NOT_FOUND = 404;
