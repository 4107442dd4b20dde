export { StickyBar, type StickyBarProps } from "./sticky-bar.tsx";
