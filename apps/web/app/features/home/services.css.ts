import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const services = style({
  display: "grid",
  gap: vars.space.x2,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "repeat(auto-fit, minmax(112px, 1fr))" },
    [media.wide]: { gap: vars.space.x3 },
  },
});
export const section = style({ marginTop: vars.space.x6 });
/** One per line on a phone, side by side on a desktop. */
export const service = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x2,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.snug,
  "@media": { [media.desktop]: { flexDirection: "column", textAlign: "center", textWrap: "balance" } },
});
export const picture = style({
  width: "72px",
  height: "72px",
  borderRadius: vars.radius.full,
  "@media": { [media.desktop]: { width: "112px", height: "112px" }, [media.wide]: { width: "128px", height: "128px" } },
});
