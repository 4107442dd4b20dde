/** How long a toast is shown: within 2 to 5 seconds (document 1, section 9) and 3 to 5 (document 3). */
export const DURATION_MS = 4000;
