import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";

const form = { display: "grid", gap: vars.space.x2, paddingTop: vars.space.x2 };
/** What is to be done, in its order. */
export const todo = style({ display: "grid", gap: vars.space.x1, paddingLeft: vars.space.x3, listStyle: "decimal" });
/** Fields that are no wider than they are read. */
export const short = style({ ...form, maxWidth: "600px" });
export const preview = style({ display: "grid", gap: vars.space.x2, paddingTop: vars.space.x4 });
/** The browser's own field for a file, with its button styled like our secondary buttons. */
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
export const progress = style({ width: "100%", maxWidth: "600px", accentColor: vars.color.leaf });
