export { FILMS, type Film } from "@store/demo/films";

/**
 * The SVG of a sample picture's key; undefined when there is none. Its reader is loaded with the first picture, so that it
 * does not slow down the start.
 */
export async function samplePicture(key: string): Promise<string | undefined> {
  const { readPicture } = await import("@store/demo/pictures");
  return readPicture(key);
}
