import { style, styleVariants } from "@vanilla-extract/css";
import {
  ArrowRight,
  ArrowUp,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  CircleUserRound,
  Heart,
  Info,
  Menu,
  MessageCircle,
  Minus,
  Pause,
  Play,
  Plus,
  Search,
  ShoppingBasket,
  TriangleAlert,
  X,
} from "lucide-static";

const icon = style({
  display: "inline-block",
  flex: "none",
  background: "currentColor",
  maskSize: "100% 100%",
  "@media": { "(forced-colors: active)": { background: "ButtonText" } },
});

/** Only what draws: the library's comment, class and line breaks stay behind. */
const drawn = (svg: string) =>
  svg
    .replace(/<!--.*?-->|\sclass="[^"]*"/gs, "")
    .replace(/\s+/g, " ")
    .replaceAll("> <", "><")
    .trim();

/** Icons live in the style sheet, once: neither a page's HTML nor its scripts repeat their paths. */
const shape = (svg: string) => [icon, { maskImage: `url("data:image/svg+xml,${encodeURIComponent(drawn(svg))}")` }];

export const name = styleVariants({
  "arrow-right": shape(ArrowRight),
  "arrow-up": shape(ArrowUp),
  basket: shape(ShoppingBasket),
  chat: shape(MessageCircle),
  "chevron-left": shape(ChevronLeft),
  "chevron-right": shape(ChevronRight),
  close: shape(X),
  good: shape(CircleCheck),
  heart: shape(Heart),
  "heart-filled": shape(Heart.replace('fill="none"', 'fill="black"')),
  info: shape(Info),
  less: shape(Minus),
  menu: shape(Menu),
  more: shape(Plus),
  pause: shape(Pause),
  person: shape(CircleUserRound),
  play: shape(Play),
  search: shape(Search),
  warning: shape(TriangleAlert),
});

export const size = styleVariants({
  small: { width: "20px", height: "20px" },
  medium: { width: "24px", height: "24px" },
});
