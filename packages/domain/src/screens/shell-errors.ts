/* Texts that every page may need; apart from the other screens' texts, which pages need not load. */

/** The error screen, and the server's answer where no page could be made [R3]. */
export const UNEXPECTED_ERROR = "Sorry, an unexpected error has occurred.";
/** The wishlist without an identity [R66], and every call that needs one. */
export const RELOAD_AND_TRY_AGAIN = "Please reload the page and try again!";
