/*
 * Keeps the first place among the listeners of popstate for what is open over a page (`@store/ui`, `close-on-back`), which
 * loads later than the router and must hide its own steps from it. A handler that is set again keeps its place; a
 * listener that captures would not come first: Chromium calls the window's own as they were added.
 */
window.onpopstate = () => undefined;
