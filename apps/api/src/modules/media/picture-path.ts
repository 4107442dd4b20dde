/** Raised when pictures are drawn anew, so that browsers, which keep them for a year, fetch them again. */
export const PICTURE_VERSION = "1";

/** The size that stands in the wire value; the storefront swaps width and extension for its srcset. */
const WIRE_WIDTH = 640;

/** The widths that are served, in pixels. */
export const PICTURE_WIDTHS: readonly number[] = [80, 160, 240, 320, 360, 480, 520, 640, 720, 960, 1080, 1280, 1600];

/** The address of a picture as the API's replies carry it, such as `/media/product/1001/1.640.webp?v=1`. */
export const picturePath = (key: string): string => `/media/${key}.${WIRE_WIDTH}.webp?v=${PICTURE_VERSION}`;
