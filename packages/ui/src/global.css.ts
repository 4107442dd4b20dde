import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import { focusRing } from "./focus-ring.ts";
import { media } from "./tokens/index.ts";
import { vars } from "./vars.css.ts";

/** Text that has been shown without it stays so on that page: it would break elsewhere. */
const INTER = { fontWeight: "400 700", fontStyle: "normal", fontDisplay: "optional" } as const;

/** Nearly all text needs the first file only, which every page loads; the second has the remaining letters. */
globalFontFace("Inter", [
  {
    ...INTER,
    src: 'url("./fonts/inter.woff2") format("woff2")',
    unicodeRange:
      "U+20-5B, U+5D, U+5F, U+61-7A, U+A0, U+B7, U+D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026, U+20B9",
  },
  {
    ...INTER,
    src: 'url("./fonts/inter-more.woff2") format("woff2")',
    unicodeRange:
      "U+5C, U+5E, U+60, U+7B-7E, U+A1-B6, U+B8-D6, U+D8-1EFF, U+2022, U+20AC, U+2122, U+2190-2193, U+2212, U+2264-2265, U+2605-2606, U+2713",
  },
]);

/** Inter's height above and below the line, of the size of its letters. */
const [ASCENT, DESCENT] = [0.9688, 0.2412];
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** A system font made as wide and as high as Inter is; `width` is Inter's, measured on a page's text, of Arial's. */
const asInter = (fontWeight: string, width: number, names: readonly string[]) => ({
  fontWeight,
  src: names.map((name) => `local("${name}")`).join(", "),
  sizeAdjust: percent(width),
  ascentOverride: percent(ASCENT / width),
  descentOverride: percent(DESCENT / width),
  lineGapOverride: "0%",
});

/** What text is shown in where Inter has not loaded in time. */
globalFontFace("Inter Fallback", [
  asInter("400 500", 1.06, ["Arial", "ArialMT", "Roboto", "Helvetica Neue", "Liberation Sans"]),
  asInter("600 700", 1.0112, [
    "Arial Bold",
    "Arial-BoldMT",
    "Roboto Bold",
    "Helvetica Neue Bold",
    "Liberation Sans Bold",
  ]),
]);

globalStyle("*, *::before, *::after", { boxSizing: "border-box" });
globalStyle("html", { WebkitTextSizeAdjust: "100%", scrollPaddingTop: vars.space.x8 });
globalStyle("body", {
  margin: 0,
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.body,
  fontSize: vars.size.body,
  lineHeight: vars.line.body,
  WebkitFontSmoothing: "antialiased",
  overflowWrap: "break-word",
});
globalStyle("h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset", { margin: 0, padding: 0 });
globalStyle("fieldset", { border: 0, minInlineSize: 0 });
globalStyle("ul, ol", { listStyle: "none" });
globalStyle("h1, h2, h3, h4", { lineHeight: vars.line.tight, fontWeight: vars.weight.bold, textWrap: "balance" });
/**
 * What names something may be one long word, as of a German product, and breaks rather than widen the grid or the row that
 * it stands in. Not in amounts: they keep their width.
 */
globalStyle("h1, h2, h3, h4, legend, label, dt", { overflowWrap: "anywhere" });
globalStyle("img, svg, video", { display: "block", maxWidth: "100%" });
globalStyle("img", { height: "auto" });
/** A decorative picture that cannot be loaded shows its plain background, not the browser's broken icon. */
globalStyle('img[alt=""]', { position: "relative" });
globalStyle('img[alt=""]::after', { content: '""', position: "absolute", inset: 0, background: vars.color.tint });
globalStyle("a", { color: vars.color.leaf });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("button", { cursor: "pointer" });
globalStyle("button:disabled", { cursor: "not-allowed" });
/** Focused elements scroll clear of the cart's bar and the floating buttons. */
globalStyle(":focus-visible", { ...focusRing, scrollMarginBottom: "200px" });
globalStyle("*, *::before, *::after", {
  "@media": {
    [media.still]: {
      animationDuration: "1ms !important",
      animationIterationCount: "1 !important",
      transitionDuration: "1ms !important",
    },
  },
});
