import { formGrid } from "@store/ui/recipes";
import { style } from "@vanilla-extract/css";

export const form = style({ ...formGrid, maxWidth: "800px" });
export const actions = style({ gridColumn: "1 / -1" });
