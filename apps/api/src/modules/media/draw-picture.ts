export { FILMS, type Film } from "@store/demo/films";

/**
 * The picture of a key as SVG; undefined when there is none. The sample shop draws it, and is loaded with the first
 * picture, so that it does not slow down the start.
 */
export async function drawPicture(key: string): Promise<string | undefined> {
  const pictures = await import("@store/demo/pictures");
  return pictures.drawPicture(key);
}
