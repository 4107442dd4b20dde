import { vars } from "@store/ui/theme";
import { style } from "@vanilla-extract/css";
import { MEMBER } from "../../session/early-session.ts";

export const invitation = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: vars.target,
  color: "inherit",
  fontWeight: 600,
});

export const untilMember = style({ selectors: { [`[${MEMBER}] &`]: { display: "none" } } });
export const onceMember = style({ selectors: { [`:root:not([${MEMBER}]) &`]: { display: "none" } } });
