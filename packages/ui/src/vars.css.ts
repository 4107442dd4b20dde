import { createGlobalTheme } from "@vanilla-extract/css";
import {
  duration,
  fontFamily,
  fontSize,
  fontWeight,
  lightColor,
  lineHeight,
  radius,
  shadow,
  space,
  target,
} from "./tokens/index.ts";

/** The tokens as custom properties of the document. */
export const vars = createGlobalTheme(":root", {
  color: lightColor,
  font: fontFamily,
  size: fontSize,
  weight: fontWeight,
  line: lineHeight,
  space,
  radius,
  shadow,
  duration,
  target,
});
