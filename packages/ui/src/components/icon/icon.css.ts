import { style, styleVariants } from "@vanilla-extract/css";
import facebook from "bootstrap-icons/icons/facebook.svg?raw";
import instagram from "bootstrap-icons/icons/instagram.svg?raw";
import linkedin from "bootstrap-icons/icons/linkedin.svg?raw";
import telegram from "bootstrap-icons/icons/telegram.svg?raw";
import x from "bootstrap-icons/icons/twitter-x.svg?raw";
import whatsapp from "bootstrap-icons/icons/whatsapp.svg?raw";
import youtube from "bootstrap-icons/icons/youtube.svg?raw";
import {
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  CircleUserRound,
  Clock,
  Eye,
  EyeOff,
  Heart,
  Info,
  Link,
  Mail,
  MapPin,
  Menu,
  MessageCircle,
  Minus,
  Pause,
  Phone,
  Play,
  Plus,
  Rss,
  Search,
  Share2,
  ShoppingBasket,
  Trash2,
  TriangleAlert,
  X,
} from "lucide-static";
import { iconImage } from "../../icon-image.ts";

/** Networks' own marks, which lucide has none of: filled, on a square of 16. */
const marks = { facebook, instagram, linkedin, telegram, whatsapp, x, youtube };

const drawings = {
  ...marks,
  "arrow-left": ArrowLeft,
  "arrow-right": ArrowRight,
  "arrow-up": ArrowUp,
  basket: ShoppingBasket,
  chat: MessageCircle,
  "chevron-down": ChevronDown,
  "chevron-left": ChevronLeft,
  "chevron-right": ChevronRight,
  clock: Clock,
  close: X,
  eye: Eye,
  "eye-off": EyeOff,
  good: CircleCheck,
  heart: Heart,
  "heart-filled": Heart,
  info: Info,
  less: Minus,
  link: Link,
  mail: Mail,
  menu: Menu,
  more: Plus,
  pause: Pause,
  person: CircleUserRound,
  phone: Phone,
  pin: MapPin,
  play: Play,
  rss: Rss,
  search: Search,
  share: Share2,
  trash: Trash2,
  warning: TriangleAlert,
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
