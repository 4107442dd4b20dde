import { card } from "@store/ui/recipes";
import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { style } from "@vanilla-extract/css";

export const details = style({ display: "grid", gap: vars.space.x3, maxWidth: "800px" });
export const facts = style({
  ...card,
  display: "grid",
  margin: 0,
  paddingInline: vars.space.x2,
  "@media": { [media.desktop]: { paddingInline: vars.space.x3 } },
});
export const fact = style({
  display: "grid",
  gap: vars.space.half,
  paddingBlock: vars.space.x2,
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.line}` } },
  "@media": { [media.desktop]: { gridTemplateColumns: "160px 1fr", gap: vars.space.x2 } },
});
export const term = style({ color: vars.color.inkSoft });
export const text = style({ margin: 0, fontWeight: vars.weight.medium, overflowWrap: "anywhere" });
export const actions = style({
  display: "grid",
  gap: vars.space.x1,
  "@media": { [media.desktop]: { display: "flex", flexWrap: "wrap" } },
});
export const dataActions = style([actions, { paddingTop: vars.space.x2 }]);
export const consequences = style({
  display: "grid",
  gap: vars.space.x1,
  margin: `${vars.space.half} 0 0`,
  paddingInlineStart: "20px",
  listStyle: "disc",
});
export const entries = style({ listStyle: "none", margin: `${vars.space.x1} 0 0`, padding: 0 });
export const entry = style({
  display: "flex",
  alignItems: "center",
  justifyContent: "space-between",
  gap: vars.space.x2,
  paddingBlock: vars.space.x1,
  selectors: { "& + &": { borderTop: `1px solid ${vars.color.line}` } },
});
export const subtitle = style({ fontSize: vars.size.body, fontWeight: vars.weight.bold });
