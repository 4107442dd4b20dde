import { style, styleVariants } from "@vanilla-extract/css";
import { pageWidth, readingWidth } from "../../recipes.ts";
import { vars } from "../../theme.css.ts";

export const width = styleVariants({
  form: { ...pageWidth, maxWidth: "640px" },
  reading: readingWidth,
  page: pageWidth,
});

const stack = style({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start" });
const cluster = style({ display: "flex", flexWrap: "wrap", alignItems: "center" });
const gaps = {
  half: vars.space.half,
  x1: vars.space.x1,
  x2: vars.space.x2,
  x3: vars.space.x3,
  x4: vars.space.x4,
  x6: vars.space.x6,
} as const;
export const stackGap = styleVariants(gaps, (gap) => [stack, { gap }]);
export const clusterGap = styleVariants(gaps, (gap) => [cluster, { gap }]);
