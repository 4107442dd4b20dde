import { vars } from "@store/ui/theme";
import { globalStyle, style } from "@vanilla-extract/css";

export const form = style({ display: "grid", gap: vars.space.x2 });
export const refusal = style({ color: vars.color.clay });
export const forgot = style({ paddingTop: vars.space.x1 });
export const aside = style({ color: vars.color.inkSoft });
/** Links stand within its sentences. */
export const notice = style({ color: vars.color.inkSoft, fontSize: vars.size.small });
globalStyle(`:is(${forgot}, ${aside}) a`, { display: "inline-flex", alignItems: "center", minHeight: vars.target });
