/* Texts that every page may need; apart from the other screens' texts, which pages need not load. */

/** The error screen, and the server's answer where no page could be made (document 1, section 2). */
export const UNEXPECTED_ERROR = "Sorry, an unexpected error has occurred.";
/** Document 1, section 8: the wishlist without an identity, and every call that needs one. */
export const RELOAD_AND_TRY_AGAIN = "Please reload the page and try again!";
