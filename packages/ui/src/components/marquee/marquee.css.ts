import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { media } from "../../tokens/index.ts";

export const marquee = style({ display: "flex", alignItems: "center", gap: vars.space.x1 });

/** Out of view the text stands still: the browser would compose the whole page anew for each of its frames. */
export const window = style({
  flex: 1,
  overflow: "hidden",
  minWidth: 0,
  paddingBlock: vars.space.x1h,
  contentVisibility: "auto",
  // The text wraps, and its height is not that of a line.
  "@media": { [media.still]: { contentVisibility: "visible" } },
});

const past = keyframes({ to: { transform: "translateX(-50%)" } });

/** The text twice, so that the loop has no gap. */
export const belt = style({
  display: "flex",
  width: "max-content",
  animation: `${past} 60s linear infinite`,
  selectors: { [`${marquee}[data-paused="true"] &`]: { animationPlayState: "paused" } },
  "@media": {
    [media.hover]: { selectors: { [`${window}:hover &`]: { animationPlayState: "paused" } } },
    // No motion: the text wraps.
    [media.still]: { animation: "none", width: "auto", flexWrap: "wrap" },
  },
});
globalStyle(`${window}:focus-within ${belt}`, { animationPlayState: "paused" });

export const words = style({
  paddingRight: vars.space.x6,
  whiteSpace: "nowrap",
  "@media": { [media.still]: { whiteSpace: "normal" } },
});
export const repeated = style([words, { "@media": { [media.still]: { display: "none" } } }]);

export const pause = style({
  display: "grid",
  placeItems: "center",
  flex: "none",
  // The icon, not its box, is at the edge.
  marginInlineStart: "-10px",
  width: vars.target,
  height: vars.target,
  border: 0,
  background: "none",
  color: "inherit",
  "@media": { [media.still]: { display: "none" } },
});
