/** How long a toast stands: between the 2 and 5 seconds of document 1, section 9, and 3 and 5 of document 3. */
export const DURATION_MS = 4000;
