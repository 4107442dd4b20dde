import { breakpoint } from "@store/ui/tokens";

/** Set on the document until its first paint. */
export const UNPAINTED = "data-unpainted";
/** Says on the document whether it shows the font, and in the browser's storage whether the font has been fetched. */
export const FONT = "data-font";
export const NO_FONT = "0";

/** Screens that show the font from the start: a media query, short as it stands in every page. */
export const WIDE = `(min-width:${breakpoint.desktop}px)`;
