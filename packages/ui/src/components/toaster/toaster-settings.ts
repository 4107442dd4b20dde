/** How long a toast stands, in milliseconds: between the 2 and 5 seconds of document 1, section 9. */
export const duration = 4000;
