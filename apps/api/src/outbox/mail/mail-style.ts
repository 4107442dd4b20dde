import { darkColor, lightColor } from "@store/ui/tokens";

type Role = keyof typeof lightColor;

/** The colours of the brand, as places: they are filled in when the mail is sent, as the shop's name is. */
export const BRAND_PLACES = {
  day: { leaf: "{leaf}", leafTint: "{leaf-tint}", marigold: "{marigold}" },
  night: { leaf: "{night-leaf}", leafTint: "{night-leaf-tint}", marigold: "{night-marigold}" },
} as const;
const DAY: Readonly<Record<Role, string>> = { ...lightColor, ...BRAND_PLACES.day };
const NIGHT: Readonly<Record<Role, string>> = { ...darkColor, ...BRAND_PLACES.night };

/** Which roles of the design's colours an element takes. */
interface Paint {
  readonly color?: Role;
  readonly ground?: Role;
  readonly line?: Role;
}

const PROPERTIES = { color: "color", ground: "background-color", line: "border-color" } as const;
const ASPECTS = ["color", "ground", "line"] as const satisfies readonly (keyof Paint)[];

/**
 * The attributes `class` and `style` of an element. Mail clients apply inline styles alone, so these hold the light
 * colours; the classes are for the rules of dark mode, which clients that know it read from the head.
 */
export function styled(paint: Paint, css = "", className = ""): string {
  const used = ASPECTS.flatMap((aspect) => (paint[aspect] ? [[aspect, paint[aspect]] as const] : []));
  const names = [className, ...used.map(([aspect, role]) => `${aspect}-${role}`)].join(" ").trim();
  const colors = used.map(([aspect, role]) => `${PROPERTIES[aspect]}:${DAY[role]};`).join("");
  return `class="${names}" style="${colors}${css}"`;
}

const isRole = (name: string): name is Role => name in NIGHT;

const darkRules = Object.entries(NIGHT).flatMap(([role, value]) =>
  isRole(role) ? ASPECTS.map((aspect) => `.${aspect}-${role}{${PROPERTIES[aspect]}:${value}!important}`) : [],
);

/** The head's style sheet: dark mode, narrow screens, and links that clients style themselves. */
export const MAIL_CSS = [
  ":root{color-scheme:light dark;supported-color-schemes:light dark}",
  "body{margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}",
  "a[x-apple-data-detectors]{color:inherit!important;text-decoration:inherit!important}",
  "@media (max-width:480px){td.pad{padding:24px 20px!important}h1{font-size:24px!important}}",
  `@media (prefers-color-scheme:dark){${darkRules.join("")}}`,
].join("\n");

export const FONT = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
