import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

export const box = style({
  marginBottom: vars.space.x3,
  padding: vars.space.x2,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.card,
});
export const opener = style({ paddingBlock: vars.space.x1h, cursor: "pointer", fontWeight: vars.weight.bold });
export const form = style({ display: "grid", gap: vars.space.x2, paddingTop: vars.space.x2 });
/** What is to be done, in its order. */
export const todo = style({ display: "grid", gap: vars.space.x1, paddingLeft: vars.space.x3, listStyle: "decimal" });
/** Fields that are no wider than they are read. */
export const short = style([form, { maxWidth: "600px" }]);
export const preview = style({ display: "grid", gap: vars.space.x2, paddingTop: vars.space.x4 });
/** The browser's own field for a file, with its button as the house draws secondary ones. */
export const file = style({
  width: "100%",
  minHeight: vars.target,
  borderRadius: vars.radius.small,
  color: vars.color.inkSoft,
  cursor: "pointer",
  selectors: {
    "&::file-selector-button": {
      minHeight: vars.target,
      marginInlineEnd: vars.space.x2,
      paddingInline: "20px",
      border: `1px solid ${vars.color.leaf}`,
      borderRadius: vars.radius.full,
      background: vars.color.card,
      color: vars.color.leaf,
      font: "inherit",
      fontSize: vars.size.small,
      fontWeight: vars.weight.medium,
      cursor: "pointer",
    },
    "&:hover::file-selector-button": { background: vars.color.leafTint },
    '&[aria-invalid="true"]::file-selector-button': { borderColor: vars.color.clay },
  },
});
export const products = style({
  display: "grid",
  gap: vars.space.x2,
  padding: 0,
  listStyle: "none",
  alignItems: "end",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 260px), 1fr))",
});
