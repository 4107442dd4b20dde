import { vars } from "@store/ui/theme";
import { fontFamily } from "@store/ui/tokens";
import { globalStyle } from "@vanilla-extract/css";
import { NO_FONT, UNPAINTED } from "./after-paint.ts";

/**
 * Out of reach, so that no lazy image competes with the page's largest one. `translate` leaves the layout as it is.
 */
globalStyle(`:root[${UNPAINTED}] img[loading=lazy]`, { translate: "0 -999vh" });

/** A phone's first page is in the fallback, which has the font's metrics: the font would hold up the paint. */
globalStyle(`:root[${NO_FONT}]`, { vars: { [vars.font.body]: fontFamily.body.replace('"Inter", ', "") } });
