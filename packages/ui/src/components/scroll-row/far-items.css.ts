import { globalStyle } from "@vanilla-extract/css";
import { media } from "../../tokens/index.ts";

/** Set on a row while it is far from the view. */
export const FAR = "data-far";

/** Where no scripts run all stays as it is: nothing could show the items later. */
const PHONE = `${media.phone} and (scripting: enabled)`;

/** The items beyond a row's first view. */
globalStyle(`[${FAR}] > :nth-child(n + 4)`, {
  "@media": { [PHONE]: { display: "none" } },
});

/** A row that cannot scroll is no layer of its own: each of them makes every frame of the page slower. */
globalStyle(`html [${FAR}]`, {
  "@media": { [PHONE]: { overflow: "clip" } },
});
