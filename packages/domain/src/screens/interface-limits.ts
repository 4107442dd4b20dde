/** How often storage is read again while the page is visible (C2). */
export const COUNTER_POLL_MS = 500;
export const LOGIN_POLL_MS = 1000;

/** Toasts last 2 to 5 s, on content pages 3 to 5 s [R19]. */
export const TOAST_MINIMUM_MS = 2000;
export const CONTENT_TOAST_MINIMUM_MS = 3000;
export const TOAST_MAXIMUM_MS = 5000;
/** [R29 R33 R186] */
export const SIGNUP_TOAST_MS = 3000;
export const LOGIN_ERROR_TOAST_MS = 5000;
export const EVENT_TOAST_MS = 4000;

/** Customers are redirected from /login to the shop after this long [R30]. */
export const LOGIN_REDIRECT_MS = 1000;

/** [R12] */
export const SCROLL_TO_TOP_PX = 250;
export const MOBILE_BREAKPOINT_PX = 768;
export const CONTAINER_MAXIMUM_PX = 1920;
