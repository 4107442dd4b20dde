import { vars } from "@store/ui/theme";
import { media } from "@store/ui/tokens";
import { globalStyle, style } from "@vanilla-extract/css";

const plain = { minWidth: 0, margin: 0, padding: 0, border: 0 } as const;
export const field = style({ ...plain, display: "grid", gap: vars.space.x3, justifySelf: "stretch" });
export const group = style({
  ...plain,
  display: "grid",
  gap: vars.space.x2,
  selectors: { "& + &": { paddingTop: vars.space.x3, borderTop: `1px solid ${vars.color.line}` } },
});
export const links = style({ display: "grid", gap: vars.space.x3, margin: 0, padding: 0, listStyle: "none" });
/** Fields, and what can be done with them: beside them where there is room. */
export const row = style({
  display: "grid",
  gap: vars.space.x1,
  minWidth: 0,
  "@media": {
    [media.desktop]: { gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: vars.space.x2, alignItems: "end" },
  },
});
export const inputs = style({
  display: "grid",
  gap: vars.space.x1,
  "@media": {
    [media.desktop]: { display: "flex", columnGap: vars.space.x2 },
  },
});
globalStyle(`${inputs} > *`, { flex: 1, minWidth: 0 });
// Where a link leads is longer than what it says.
globalStyle(`${inputs} > :nth-child(2)`, { flexGrow: 1.6 });
export const hidden = style({ alignSelf: "center", color: vars.color.inkSoft, fontSize: vars.size.small });
