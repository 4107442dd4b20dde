import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

/** With the shop's logo above, since the header may be what failed. */
export const screen = style({
  display: "grid",
  placeContent: "center",
  justifyItems: "center",
  gap: vars.space.x2,
  minHeight: "85vh",
  padding: vars.space.x3,
  textAlign: "center",
  textWrap: "balance",
  "::before": {
    content: '""',
    width: vars.space.x8,
    height: vars.space.x8,
    background: 'url("/favicon.svg") center / contain no-repeat',
  },
});
export const title = style({ fontSize: vars.size.display });
