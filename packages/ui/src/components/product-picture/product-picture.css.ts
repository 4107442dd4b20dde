import { style } from "@vanilla-extract/css";
import { iconImage } from "../../icon-image.ts";
import { vars } from "../../theme.css.ts";
import { lightColor as color } from "../../tokens/index.ts";

/** A jar with a sprout on its label, before a pale disc. */
const JAR = iconImage(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">` +
    `<circle cx="48" cy="50" r="35" fill="${color.paper}"/>` +
    `<ellipse cx="48" cy="79" rx="24" ry="3" fill="${color.line}"/>` +
    `<path d="M34 30h28v6H34z" fill="${color.line}"/>` +
    `<rect x="32" y="21" width="32" height="10" rx="3" fill="${color.leaf}"/>` +
    `<rect x="29" y="34" width="38" height="44" rx="8" fill="${color.card}" stroke="${color.line}" stroke-width="1.5"/>` +
    `<path d="M29 46h38v23H29z" fill="${color.leafTint}"/>` +
    `<path d="M48 65v-8" stroke="${color.leaf}" stroke-width="2" stroke-linecap="round"/>` +
    `<path d="M47 60c-6 0-9-3-9-8 6 0 9 3 9 8zM49 58c0-5 3-8 9-8 0 5-3 8-9 8z" fill="${color.leaf}"/></svg>`,
);

/** Fills the place that a picture would take. */
export const placeholder = style({
  display: "block",
  width: "100%",
  height: "100%",
  aspectRatio: "1",
  background: `${vars.color.tint} ${JAR} center / contain no-repeat`,
});
