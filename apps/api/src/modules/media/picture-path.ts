/** Raise it when sample pictures change: browsers keep them for a year. */
export const PICTURE_VERSION = "3";

/** The size named in replies; the storefront replaces width and extension for its srcset. */
const WIRE_WIDTH = 640;

/** The widths that are served, in pixels. */
export const PICTURE_WIDTHS: readonly number[] = [80, 160, 240, 320, 360, 480, 520, 640, 720, 960, 1080, 1280, 1600];

/** The path of a picture in the API's replies, such as `/media/product/1001/1.640.webp?v=1`. */
export const picturePath = (key: string): string => `/media/${key}.${WIRE_WIDTH}.webp?v=${PICTURE_VERSION}`;
