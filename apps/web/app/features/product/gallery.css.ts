import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

/** On a phone the pictures reach to the screen's edges. */
export const gallery = style({
  minWidth: 0,
  "@media": { [media.phone]: { marginInline: `calc(-1 * ${vars.space.x2})` } },
});
