import { style, styleVariants } from "@vanilla-extract/css";
import facebook from "bootstrap-icons/icons/facebook.svg?raw";
import instagram from "bootstrap-icons/icons/instagram.svg?raw";
import linkedin from "bootstrap-icons/icons/linkedin.svg?raw";
import telegram from "bootstrap-icons/icons/telegram.svg?raw";
import x from "bootstrap-icons/icons/twitter-x.svg?raw";
import whatsapp from "bootstrap-icons/icons/whatsapp.svg?raw";
import youtube from "bootstrap-icons/icons/youtube.svg?raw";
import arrowLeft from "lucide-static/icons/arrow-left.svg?raw";
import arrowRight from "lucide-static/icons/arrow-right.svg?raw";
import arrowUp from "lucide-static/icons/arrow-up.svg?raw";
import chevronDown from "lucide-static/icons/chevron-down.svg?raw";
import chevronLeft from "lucide-static/icons/chevron-left.svg?raw";
import chevronRight from "lucide-static/icons/chevron-right.svg?raw";
import circleCheck from "lucide-static/icons/circle-check.svg?raw";
import circleUserRound from "lucide-static/icons/circle-user-round.svg?raw";
import clock from "lucide-static/icons/clock.svg?raw";
import eye from "lucide-static/icons/eye.svg?raw";
import eyeOff from "lucide-static/icons/eye-off.svg?raw";
import heart from "lucide-static/icons/heart.svg?raw";
import info from "lucide-static/icons/info.svg?raw";
import link from "lucide-static/icons/link.svg?raw";
import mail from "lucide-static/icons/mail.svg?raw";
import mapPin from "lucide-static/icons/map-pin.svg?raw";
import menu from "lucide-static/icons/menu.svg?raw";
import messageCircle from "lucide-static/icons/message-circle.svg?raw";
import minus from "lucide-static/icons/minus.svg?raw";
import pause from "lucide-static/icons/pause.svg?raw";
import phone from "lucide-static/icons/phone.svg?raw";
import play from "lucide-static/icons/play.svg?raw";
import plus from "lucide-static/icons/plus.svg?raw";
import rss from "lucide-static/icons/rss.svg?raw";
import search from "lucide-static/icons/search.svg?raw";
import share2 from "lucide-static/icons/share-2.svg?raw";
import shoppingBasket from "lucide-static/icons/shopping-basket.svg?raw";
import trash2 from "lucide-static/icons/trash-2.svg?raw";
import triangleAlert from "lucide-static/icons/triangle-alert.svg?raw";
import cross from "lucide-static/icons/x.svg?raw";
import { iconImage } from "../../icon-image.ts";

/** Networks' own marks, which lucide has none of: filled, on a square of 16. */
const marks = { facebook, instagram, linkedin, telegram, whatsapp, x, youtube };

const drawings = {
  ...marks,
  "arrow-left": arrowLeft,
  "arrow-right": arrowRight,
  "arrow-up": arrowUp,
  basket: shoppingBasket,
  chat: messageCircle,
  "chevron-down": chevronDown,
  "chevron-left": chevronLeft,
  "chevron-right": chevronRight,
  clock,
  close: cross,
  eye,
  "eye-off": eyeOff,
  good: circleCheck,
  heart,
  "heart-filled": heart,
  info,
  less: minus,
  link,
  mail,
  menu,
  more: plus,
  pause,
  person: circleUserRound,
  phone,
  pin: mapPin,
  play,
  rss,
  search,
  share: share2,
  trash: trash2,
  warning: triangleAlert,
};
type Name = keyof typeof drawings;

/** In the drawing's units; the gap keeps an icon from showing at the edge of its neighbour. */
const SIDE = 24;
const STEP = 32;
const MARK_SIDE = 16;

const COUNT = Object.keys(drawings).length;
const HEIGHT = COUNT * STEP;

/** Only the paths: the library's outer element is the same for all. */
const drawn = (svg: string) => svg.replace(/^.*?<svg[^>]*>|<\/svg>\s*$/gs, "").replace(/\s*\n\s*/g, "");

const strip = Object.entries(drawings)
  .map(([name, svg], place) => {
    const fill = name.endsWith("-filled") ? ' fill="#000"' : "";
    const mark = name in marks ? ` scale(${SIDE / MARK_SIDE})" fill="#000" stroke="none` : "";
    return `<g transform="translate(0 ${place * STEP})${mark}"${fill}>${drawn(svg)}</g>`;
  })
  .join("");

/** All icons are one sprite in the style sheet: they are in neither pages nor scripts, and need no request. */
const icon = style({
  display: "inline-block",
  flex: "none",
  background: "currentColor",
  maskImage: iconImage(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${HEIGHT}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${strip}</svg>`,
  ),
  maskSize: `100% ${(HEIGHT / SIDE) * 100}%`,
  "@media": { "(forced-colors: active)": { background: "ButtonText" } },
});

const placeOf = (name: Name) => Object.keys(drawings).indexOf(name);

export const name = styleVariants(drawings, (_, name) => [
  icon,
  { maskPosition: `0 ${((placeOf(name) * STEP) / (HEIGHT - SIDE)) * 100}%` },
]);

export const size = styleVariants({
  small: { width: "20px", height: "20px" },
  medium: { width: "24px", height: "24px" },
});
