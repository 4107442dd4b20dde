import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const links = style({
  display: "flex",
  gap: vars.space.x1,
  marginInline: `calc(-1 * ${vars.space.x2})`,
  padding: `${vars.space.x2} ${vars.space.x2} 0`,
  overflowX: "auto",
  scrollbarWidth: "none",
  "@media": { [media.desktop]: { flexWrap: "wrap", marginInline: 0, paddingInline: 0 } },
});
export const link = style({
  display: "flex",
  alignItems: "center",
  flex: "none",
  maxWidth: "100%",
  minHeight: vars.target,
  paddingBlock: vars.space.half,
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  color: vars.color.ink,
  fontSize: vars.size.small,
  textDecoration: "none",
  selectors: {
    "&:hover": { borderColor: vars.color.lineStrong },
    '&[aria-current="page"]': {
      borderColor: vars.color.leaf,
      background: vars.color.leafTint,
      color: vars.color.leafDark,
      fontWeight: vars.weight.medium,
    },
  },
});
