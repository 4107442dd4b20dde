import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

/** As a field looks; on a phone, an icon. */
export const opener = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x1,
  minWidth: vars.target,
  minHeight: vars.target,
  paddingInline: vars.space.x2,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  color: vars.color.inkSoft,
  font: "inherit",
  cursor: "pointer",
  selectors: { "&:hover": { borderColor: vars.color.ink, color: vars.color.ink } },
  "@media": {
    [media.phone]: {
      justifyContent: "center",
      padding: 0,
      border: 0,
      background: "none",
      color: vars.color.ink,
      marginInlineStart: "auto",
    },
    [media.desktop]: { flex: "0 1 420px", marginBlock: vars.space.half },
  },
});
const onDesktop = style({ "@media": { [media.phone]: { display: "none" } } });
export const word = style([onDesktop, { flex: 1, textAlign: "start" }]);
export const shortcut = style([
  onDesktop,
  {
    paddingInline: vars.space.x1,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.small,
    fontFamily: "inherit",
    fontSize: vars.size.small,
  },
]);

/** Results of any height: the dialog does not jump with each letter. */
export const search = style({
  display: "grid",
  gap: vars.space.x2,
  alignContent: "start",
  minHeight: "min(420px, 50dvh)",
});
/** For screen readers alone. */
export const announced = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
});
export const found = style({ display: "grid", gap: vars.space.x2 });
export const outdated = style([found, { opacity: 0.5 }]);
export const heading = style({ fontSize: vars.size.body, paddingBottom: vars.space.half });
export const rows = style({ display: "grid", padding: 0, listStyle: "none" });
const link = style({
  display: "flex",
  alignItems: "center",
  gap: vars.space.x1h,
  minHeight: vars.target,
  padding: `${vars.space.half} ${vars.space.x1}`,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: "none",
  selectors: {
    "&:hover, &:focus-visible": { background: vars.color.tint },
    "&:focus-visible": { outlineOffset: "-2px" },
  },
});
export const row = link;
export const all = style([link, { color: vars.color.leaf, fontWeight: vars.weight.medium }]);
/** A long name ends in an ellipsis: the row stays two lines high. */
export const words = style({ display: "grid", flex: 1, minWidth: 0, lineHeight: vars.line.snug });
const line = style({ overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" });
export const name = style([line, { fontWeight: vars.weight.medium }]);
export const note = style([line, { color: vars.color.inkSoft, fontSize: vars.size.small }]);

export const quiet = style({ color: vars.color.inkSoft });
export const hints = style({ display: "grid", gap: vars.space.x1, color: vars.color.inkSoft });
