import { vars } from "./vars.css.ts";

/** How focus is shown, for what draws it somewhere else than around the focused element. */
export const focusRing = { outline: `3px solid ${vars.color.leaf}`, outlineOffset: "2px" } as const;
