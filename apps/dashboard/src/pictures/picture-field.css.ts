import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

export const field = style({ display: "grid", gap: vars.space.x1, minWidth: 0, margin: 0, padding: 0, border: 0 });
export const label = style({
  padding: `0 0 ${vars.space.x1}`,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
});
export const optional = style({ color: vars.color.inkSoft, fontWeight: vars.weight.regular });
export const hint = style({ fontSize: vars.size.small, lineHeight: vars.line.snug, color: vars.color.inkSoft });
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: vars.space.x1 });

const zone = {
  display: "grid",
  gap: vars.space.x1,
  minWidth: 0,
  padding: vars.space.x2,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
} as const;
export const drop = style(zone);
export const dropOver = style({ ...zone, borderColor: vars.color.leaf, background: vars.color.leafTint });
/** A camera is at hand where fingers point. */
export const camera = style({ display: "none", "@media": { "(pointer: coarse)": { display: "contents" } } });
export const dropHint = style({ "@media": { "(pointer: coarse)": { display: "none" } } });

export const pendingList = style({ display: "grid", gap: vars.space.x1 });
export const pending = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.x1 });
export const pendingWords = style({ display: "grid", gap: vars.space.half, flex: "1 1 200px", minWidth: 0 });
export const fileName = style({ fontSize: vars.size.small, overflowWrap: "anywhere" });
export const problem = style({ fontSize: vars.size.small, color: vars.color.clayDark, lineHeight: vars.line.snug });
export const progress = style({ width: "100%", accentColor: vars.color.leaf });

export const chosen = style({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: vars.space.x2 });
export const preview = style({
  width: "160px",
  height: "120px",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.tint,
  objectFit: "contain",
});

export const rows = style({ display: "grid", gap: vars.space.x2, paddingBottom: vars.space.x1 });
export const row = style({
  display: "grid",
  gridTemplateColumns: "80px minmax(0, 1fr)",
  gap: vars.space.x2,
  alignItems: "start",
  "@media": { [media.phone]: { gridTemplateColumns: "64px minmax(0, 1fr)", gap: vars.space.x1h } },
});
export const rowPicture = style({
  width: "100%",
  height: "auto",
  aspectRatio: "1",
  borderRadius: vars.radius.small,
  background: vars.color.tint,
  objectFit: "contain",
});
export const rowFields = style({ display: "grid", gap: vars.space.x1, minWidth: 0 });
globalStyle(`${rowFields} [aria-disabled="true"]`, { opacity: 0.5, cursor: "default" });

export const earlier = style({
  display: "grid",
  gap: vars.space.x1h,
  gridTemplateColumns: "repeat(auto-fill, minmax(96px, 1fr))",
  paddingBottom: vars.space.x2,
});
export const earlierOne = style({ display: "block", width: "100%", padding: 0, border: 0, background: "none" });
export const earlierPicture = style({
  width: "100%",
  height: "auto",
  aspectRatio: "1",
  borderRadius: vars.radius.small,
  background: vars.color.tint,
  objectFit: "contain",
});
