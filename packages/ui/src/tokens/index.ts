export { breakpoint, container, media } from "./breakpoints.ts";
export { darkColor, giftCardColor, lightColor } from "./color.ts";
export { barHeight, duration, radius, shadow, space, target, toastTop } from "./shape.ts";
export { fontFamily, fontSize, fontWeight, lineHeight } from "./type.ts";
