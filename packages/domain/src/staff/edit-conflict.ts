/** The answer to an edit that is based on values which somebody else has changed meanwhile. */
export const EDIT_CONFLICT = "Somebody else has changed this meanwhile. Please look at both, and choose!";
