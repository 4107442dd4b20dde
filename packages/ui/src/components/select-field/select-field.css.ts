import { style } from "@vanilla-extract/css";
import { drawnIcon } from "../../icon-image.ts";
import { vars } from "../../theme.css.ts";
import { lightColor } from "../../tokens/index.ts";
import { control } from "../field/field.css.ts";

export const select = style([
  control,
  {
    appearance: "none",
    paddingInlineEnd: vars.space.x5,
    backgroundImage: drawnIcon("m6 9 6 6 6-6", lightColor.inkSoft),
    backgroundRepeat: "no-repeat",
    backgroundPosition: `right ${vars.space.x1h} center`,
    backgroundSize: "20px",
    textOverflow: "ellipsis",
    cursor: "pointer",
  },
]);
