import { style } from "@vanilla-extract/css";
import { vars } from "../../theme.css.ts";
import { control } from "../field/field.css.ts";

export const area = style([
  control,
  { display: "block", paddingBlock: vars.space.x1h, maxHeight: "20rem", resize: "vertical", fieldSizing: "content" },
]);
