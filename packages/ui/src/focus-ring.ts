import { vars } from "./vars.css.ts";

/** The focus ring, for elements that show it elsewhere than around themselves. */
export const focusRing = { outline: `3px solid ${vars.color.leaf}`, outlineOffset: "2px" } as const;
