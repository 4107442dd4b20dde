import { globalFontFace, globalStyle } from "@vanilla-extract/css";
import { focusRing } from "./focus-ring.ts";
import { media } from "./tokens/index.ts";
import { vars } from "./vars.css.ts";

globalFontFace("Inter", {
  src: 'url("./fonts/inter.woff2") format("woff2")',
  fontWeight: "400 700",
  fontStyle: "normal",
  fontDisplay: "swap",
});

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
globalStyle("img, svg, video", { display: "block", maxWidth: "100%" });
globalStyle("img", { height: "auto" });
/** A picture that only adorns leaves its plain ground where it cannot be loaded, not the browser's broken sign. */
globalStyle('img[alt=""]', { position: "relative" });
globalStyle('img[alt=""]::after', { content: '""', position: "absolute", inset: 0, background: vars.color.tint });
globalStyle("a", { color: vars.color.leaf });
globalStyle("button, input, select, textarea", { font: "inherit", color: "inherit" });
globalStyle("button", { cursor: "pointer" });
globalStyle("button:disabled", { cursor: "not-allowed" });
/** What gets the focus is brought above what floats at the window's foot: the cart's bar and the round buttons. */
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
