import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../tokens/index.ts";

/** Set on a row while it is far from the view. */
export const FAR = "data-far";

/** On a phone, the items beyond a row's first view. Where no scripts run they stay: nothing could show them later. */
globalStyle(`[${FAR}] > :nth-child(n + 4)`, {
  "@media": { [`${media.phone} and (scripting: enabled)`]: { display: "none" } },
});

/** A row that cannot scroll is no layer of its own: each of them makes every frame of the page slower. */
globalStyle(`html [${FAR}]`, {
  "@media": { [`${media.phone} and (scripting: enabled)`]: { overflow: "clip" } },
});
