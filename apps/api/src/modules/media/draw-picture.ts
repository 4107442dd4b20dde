export { FILMS, type Film } from "@store/demo/films";

/**
 * The picture of a key as SVG, or undefined where there is none. The sample shop draws its pictures, and is loaded with
 * the first of them: the start of the store does not wait for it.
 */
export async function drawPicture(key: string): Promise<string | undefined> {
  const pictures = await import("@store/demo/pictures");
  return pictures.drawPicture(key);
}
