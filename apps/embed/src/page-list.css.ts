import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const title = style({ fontSize: vars.size.title, letterSpacing: "-0.015em" });
export const intro = style({ marginBlockStart: vars.space.x1, maxWidth: "60ch", color: vars.color.inkSoft });
export const list = style({
  display: "grid",
  gap: vars.space.x1h,
  marginBlockStart: vars.space.x4,
  "@media": { [media.desktop]: { gridTemplateColumns: "1fr 1fr", gap: vars.space.x2 } },
});
export const card = style({
  display: "grid",
  gap: vars.space.half,
  height: "100%",
  padding: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
  textDecoration: "none",
  ":hover": { borderColor: vars.color.leaf },
});
export const name = style({ fontWeight: vars.weight.bold });
export const description = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
