import type { Coordinates } from "@store/domain";

/*
 * India's outline for the picture of the stores, drawn by us from a few points: it shows where a store lies, not where a
 * border runs. Longitude and latitude in degrees, clockwise from the Rann of Kutch.
 */
// biome-ignore format: a table of points, one a line, would be a hundred lines long
const MAINLAND: readonly (readonly [longitude: number, latitude: number])[] = [
  [68.2, 23.7], [69.7, 24.2], [71, 24.5], [70.3, 25.7], [70.1, 26.5], [69.6, 27], [70.6, 28], [71.9, 27.9],
  [72.9, 29], [73.9, 30.3], [74.5, 31.1], [74.6, 31.9], [75.3, 32.3], [74.6, 32.7], [73.8, 33.3], [73.9, 34.4],
  [73.2, 35.2], [72.7, 36.3], [74.4, 37], [75.8, 36.8], [77.8, 35.6], [79.4, 35.8], [80.2, 35.4], [80, 34.4],
  [79, 33.6], [79.3, 32.7], [78.5, 32.4], [78.8, 31.4], [79.8, 30.9], [81, 30.2], [80.3, 29.5], [80.1, 28.8],
  [82, 27.9], [84, 27.4], [85.8, 26.6], [88.1, 26.4], [88.1, 27.9], [88.8, 28], [88.9, 27.3], [89.4, 26.8],
  [92, 26.9], [91.8, 27.8], [93.4, 28.6], [94.7, 29.3], [96.2, 29.2], [97.3, 28.2], [96.9, 27.3], [95.2, 26.7],
  [94.7, 25.3], [94.2, 23.9], [93.4, 23.9], [93.1, 22.1], [92.6, 22], [92.3, 23.2], [91.9, 23.6], [91.6, 23],
  [91.2, 23.6], [91.4, 24.1], [92.2, 24.5], [92.4, 25], [89.9, 25.3], [89.8, 26], [88.5, 26.4], [88.2, 25.7],
  [88.9, 25.2], [88.1, 24.6], [88.7, 24.2], [88.8, 23.2], [89, 21.7], [87.3, 21.6], [86.8, 20.5], [85.2, 19.5],
  [83.4, 17.7], [82.3, 16.6], [81.1, 15.9], [80.1, 15.4], [80.2, 13.3], [79.8, 11.6], [79.8, 10.3], [79, 9.4],
  [78.2, 8.8], [77.5, 8.1], [76.7, 8.7], [75.8, 11.2], [74.8, 13], [74, 15], [73.3, 17], [72.8, 19.1],
  [72.7, 21], [72.5, 22.2], [72.1, 21.3], [70.9, 20.7], [69.6, 21.6], [69, 22.4], [70.4, 22.9], [69.2, 22.8],
];

/** Lakshadweep, and the Andaman and Nicobar Islands. */
// biome-ignore format: as above
const ISLANDS: readonly (readonly [longitude: number, latitude: number, size: number])[] = [
  [72.6, 11.1, 1.6], [73, 10, 1.3], [92.9, 13.2, 2.2], [92.8, 12, 2.2], [92.6, 10.7, 1.6], [93.5, 8, 1.5], [93.8, 7, 1.8],
];

const WEST = 67.4;
const NORTH = 37.6;
/** Of the picture to one degree of latitude; a degree of longitude is shorter, as it is in the middle of India. */
const SCALE = 12;
const NARROWER = 0.92;

export const MAP_WIDTH = 344;
export const MAP_HEIGHT = 376;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Where a place lies in the picture. */
export const pointOf = ({ longitude, latitude }: Coordinates): { readonly x: number; readonly y: number } => ({
  x: rounded((longitude - WEST) * SCALE * NARROWER),
  y: rounded((NORTH - latitude) * SCALE),
});

/** The mainland as an SVG path. */
export const MAINLAND_PATH: string = `M${MAINLAND.map(([longitude, latitude]) => {
  const { x, y } = pointOf({ longitude, latitude });
  return `${x} ${y}`;
}).join("L")}Z`;

export const ISLAND_DISCS: readonly { readonly x: number; readonly y: number; readonly size: number }[] = ISLANDS.map(
  ([longitude, latitude, size]) => ({ ...pointOf({ longitude, latitude }), size }),
);
