import { style } from "@vanilla-extract/css";
import { drawnIcon } from "../../icon-image.ts";
import { vars } from "../../theme.css.ts";

export const list = style({ borderTop: `1px solid ${vars.color.line}` });
export const item = style({ borderBottom: `1px solid ${vars.color.line}` });
export const summary = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x2,
  minHeight: "56px",
  paddingBlock: vars.space.x1h,
  fontWeight: vars.weight.medium,
  lineHeight: vars.line.snug,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&::-webkit-details-marker": { display: "none" },
    "&:focus-visible": { borderRadius: vars.radius.small },
    "&::after": {
      content: '""',
      flex: "none",
      width: "20px",
      height: "20px",
      background: vars.color.leaf,
      mask: `${drawnIcon("m6 9 6 6 6-6")} center / contain`,
      transition: `transform ${vars.duration.slow} ease-out`,
    },
    "details[open] > &::after": { transform: "rotate(180deg)" },
  },
});
export const content = style({ paddingBlockEnd: vars.space.x2, color: vars.color.inkSoft, maxWidth: "72ch" });
