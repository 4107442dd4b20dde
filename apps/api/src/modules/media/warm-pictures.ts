import { setImmediate } from "node:timers/promises";
import { BANNERS, CURATED_CATEGORY_IDS, PRODUCTS } from "../../seed/catalogue/index.ts";
import { createPictureStore, type PictureStore } from "./picture-store.ts";

type Wanted = Parameters<PictureStore>[0];

const avif = (key: string, ...widths: readonly number[]): Wanted[] =>
  widths.map((width) => ({ key, width, format: "avif" }));

/** What the first shoppers see, in the order in which they see it: the first banner, the cards, the other banners. */
export const FIRST_PICTURES: readonly Wanted[] = [
  ...BANNERS.slice(0, 1).flatMap(({ imageKey }) => [
    ...avif(`${imageKey}/mobile`, 640, 960),
    ...avif(`${imageKey}/web`, 1280, 1600),
  ]),
  ...PRODUCTS.flatMap(({ id }) => avif(`product/${id}/1`, 320)),
  ...CURATED_CATEGORY_IDS.flatMap((id) => avif(`category/${id}/tile`, 320)),
  ...BANNERS.slice(1).flatMap(({ imageKey }) => [...avif(`${imageKey}/mobile`, 640), ...avif(`${imageKey}/web`, 1280)]),
  ...PRODUCTS.flatMap(({ id }) => avif(`product/${id}/1`, 480)),
];

/**
 * Draws ahead what the first shoppers will see, one picture at a time, so that requests find a processor free. What is
 * kept already is only read. Takes some 40 s of one core on an empty folder.
 * @param signal ends it between two pictures
 */
export async function warmPictures(
  cacheDir: string,
  signal: AbortSignal,
  pictureBytes: PictureStore = createPictureStore(cacheDir),
): Promise<void> {
  for (const wanted of FIRST_PICTURES) {
    if (signal.aborted) return;
    await pictureBytes(wanted);
    await setImmediate();
  }
}
