/** Set on the document before the first paint when the stored session is a member's. */
export const MEMBER = "data-member";
