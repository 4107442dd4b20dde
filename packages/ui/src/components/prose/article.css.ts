import { style } from "@vanilla-extract/css";
import { media } from "../../tokens/index.ts";
import { vars } from "../../vars.css.ts";

export const article = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x4,
  "@media": {
    [media.wide]: { gridTemplateColumns: "15rem minmax(0, 1fr)", columnGap: vars.space.x8, rowGap: vars.space.x6 },
  },
});

export const header = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: vars.space.x2,
  gridColumn: "1 / -1",
  overflowWrap: "anywhere",
});
export const title = style({
  fontSize: vars.size.title,
  letterSpacing: "-0.015em",
  "@media": { [media.desktop]: { fontSize: vars.size.display } },
});
export const updated = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const intro = style({
  maxWidth: "60ch",
  color: vars.color.inkSoft,
  textWrap: "pretty",
  "@media": { [media.desktop]: { fontSize: vars.size.large, lineHeight: vars.line.snug } },
});

export const highlights = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))",
  gap: vars.space.x1,
  marginBlockStart: vars.space.x1,
  "@media": { [media.desktop]: { gap: vars.space.x2, gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } },
});
export const highlight = style({
  display: "grid",
  alignContent: "start",
  gap: vars.space.half,
  padding: vars.space.x2,
  borderRadius: vars.radius.card,
  background: vars.color.leafTint,
});
export const highlightTerm = style({ fontSize: vars.size.small, color: vars.color.inkSoft });
export const highlightFact = style({ fontWeight: vars.weight.bold, lineHeight: vars.line.snug });

/** A row of chips that scrolls sideways; a column beside the text where there is room. */
export const contents = style({
  minWidth: 0,
  "@media": {
    [media.wide]: {
      position: "sticky",
      insetBlockStart: vars.space.x3,
      alignSelf: "start",
      maxHeight: `calc(100vh - ${vars.space.x6})`,
      overflowY: "auto",
    },
  },
});
const fade = "linear-gradient(to right, #000 calc(100% - 48px), transparent)";
export const contentsList = style({
  display: "flex",
  gap: vars.space.x1,
  overflowX: "auto",
  scrollbarWidth: "none",
  padding: `${vars.space.half} ${vars.space.x6} ${vars.space.half} ${vars.space.half}`,
  marginInlineStart: `calc(-1 * ${vars.space.half})`,
  maskImage: fade,
  "::-webkit-scrollbar": { display: "none" },
  "@media": {
    [media.wide]: {
      display: "block",
      padding: 0,
      marginInlineStart: 0,
      maskImage: "none",
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});
export const contentsLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: vars.target,
  padding: `0 ${vars.space.x2}`,
  whiteSpace: "nowrap",
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.full,
  background: vars.color.card,
  color: vars.color.ink,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textDecoration: "none",
  ":hover": { color: vars.color.leaf },
  "@media": {
    [media.wide]: {
      whiteSpace: "normal",
      border: 0,
      borderRadius: vars.radius.small,
      background: "none",
      color: vars.color.inkSoft,
      fontWeight: vars.weight.regular,
      lineHeight: vars.line.snug,
    },
  },
});

export const body = style({ minWidth: 0 });
