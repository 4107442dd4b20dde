import { breakpoint } from "@store/ui/tokens";

/** Set on the document until its first paint. */
export const UNPAINTED = "data-unpainted";
/** The store's font, as `document.fonts` knows it. */
export const FONT = "1em Inter";
/** Set on a document that does not show the font. */
export const NO_FONT = "data-no-font";

/** Screens that show the font from the start: a media query, short as it stands in every page. */
export const WIDE = `(min-width:${breakpoint.desktop}px)`;
