import { style } from "@vanilla-extract/css";
import { drawnIcon } from "../../icon-image.ts";
import { vars } from "../../theme.css.ts";
import { lightColor } from "../../tokens/index.ts";

const SIDE = "22px";

export const field = style({ display: "grid" });
export const line = style({
  display: "grid",
  gridTemplateColumns: `${SIDE} 1fr`,
  alignItems: "center",
  // The box stands beside the first line of its label.
  alignContent: "center",
  gap: vars.space.x1h,
  minHeight: vars.target,
  paddingBlock: vars.space.x1,
  cursor: "pointer",
  lineHeight: vars.line.snug,
  selectors: { "&:has(:disabled)": { color: vars.color.inkSoft, cursor: "not-allowed" } },
});
export const box = style({
  appearance: "none",
  alignSelf: "start",
  width: SIDE,
  height: SIDE,
  margin: 0,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: "6px",
  background: `${vars.color.card} center / 16px no-repeat`,
  cursor: "inherit",
  transition: `background-color ${vars.duration.quick} ease-out`,
  selectors: {
    "&:checked": {
      borderColor: vars.color.leaf,
      backgroundColor: vars.color.leaf,
      backgroundImage: drawnIcon("m5 12.5 4.5 4.5L19 7", lightColor.onLeaf, 3),
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.clay },
    "&:disabled": { background: vars.color.tint, borderColor: vars.color.line },
  },
});
export const note = style({ paddingInlineStart: `calc(${SIDE} + ${vars.space.x1h})` });
