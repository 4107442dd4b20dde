/** Degrees. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

const NUMBER = String.raw`-?\d{1,3}(?:\.\d+)?`;
const PAIR = new RegExp(`(?:^|[@=:/])(${NUMBER}),\\s*(${NUMBER})(?![\\d.])`);

/** What encloses India, its islands included. */
const INDIA = { south: 6, north: 38, west: 68, east: 98 };

const isInIndia = ({ latitude, longitude }: Coordinates): boolean =>
  latitude >= INDIA.south && latitude <= INDIA.north && longitude >= INDIA.west && longitude <= INDIA.east;

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * The position that a store's map link names, such as `?query=23.03,72.51`, `/@23.03,72.51,17z` or `geo:23.03,72.51`:
 * the wire has no other [R112].
 * @returns undefined when it names none, and for a position outside India.
 */
export function coordinatesIn(mapLink: string | null | undefined): Coordinates | undefined {
  const [, latitude, longitude] = PAIR.exec(decoded(mapLink ?? "")) ?? [];
  if (latitude === undefined || longitude === undefined) return undefined;
  const found = { latitude: Number(latitude), longitude: Number(longitude) };
  return isInIndia(found) ? found : undefined;
}
