import { vars } from "@store/ui/theme";
import { darkColor, lightColor, media } from "@store/ui/tokens";
import { assignVars, globalStyle, style } from "@vanilla-extract/css";

/** On paper everything is black on white, whatever the phone's mode. */
const paperColor = { ...lightColor, paper: "#FFFFFF", tint: "#FFFFFF", leafTint: "#FFFFFF", ink: "#000000" };

globalStyle(":root", {
  colorScheme: "light dark",
  "@media": {
    [media.dark]: { vars: assignVars(vars.color, darkColor) },
    print: { vars: assignVars(vars.color, paperColor), fontSize: "11pt" },
  },
});

/**
 * Dynamic Type: on an iPhone 1rem is the size that its owner chose for text, and every size here is in rem. Android's
 * webview scales text by itself.
 */
globalStyle("html", {
  "@supports": { "(font: -apple-system-body) and (-webkit-touch-callout: none)": { font: "-apple-system-body" } },
});

/** Paper has no links to press: no list of contents, every question open, no heading alone at the foot of a page. */
globalStyle("nav, summary::after", { "@media": { print: { display: "none" } } });
globalStyle("details::details-content", {
  "@media": { print: { contentVisibility: "visible", blockSize: "auto", opacity: 1 } },
});
globalStyle("h1, h2, h3, summary", { "@media": { print: { breakAfter: "avoid" } } });
globalStyle("details, li, dl > div", { "@media": { print: { breakInside: "avoid" } } });
globalStyle("p, li, dd", { "@media": { print: { orphans: 3, widows: 3 } } });

/** The least distance from the screen's edges; more where a notch, round corners or a home bar need it. */
const inset = (side: string) => `max(${vars.space.x2}, env(safe-area-inset-${side}, 0px))`;

export const body = style({
  paddingBlock: `calc(${vars.space.x1} + ${inset("top")}) calc(${vars.space.x4} + ${inset("bottom")})`,
  paddingInline: `${inset("left")} ${inset("right")}`,
  "@media": { print: { padding: 0 } },
});
export const main = style({
  maxWidth: "72rem",
  marginInline: "auto",
  "@media": { [media.desktop]: { paddingBlock: vars.space.x4, paddingInline: vars.space.x3 } },
});
