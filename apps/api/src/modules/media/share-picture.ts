import { hash } from "node:crypto";
import { INK, LEAF } from "@store/content/logo";
import { lightColor } from "@store/ui/tokens";
import { readMediaPath } from "./media-path.ts";
import { createPictureStore, type PictureStore } from "./picture-store.ts";

/** As large as social networks show it, in pixels. The storefront says so too, in the page's head. */
const [WIDTH, HEIGHT] = [1200, 630];
/** Raise it when the drawing changes: networks keep pictures for long. */
const DRAWING = 2;

/** What the picture says of a product. No price: it would be wrong long before a network asks again. */
export interface SharedProduct {
  readonly id: number;
  readonly name: string;
  /** As in the API's replies. */
  readonly image: string;
  readonly brand: string;
  /** What the shop calls itself. */
  readonly shopName: string;
}

/** The product of an id, as long as shoppers see it. */
export type ProductOf = (id: number) => Promise<SharedProduct | undefined>;

const keyOf = (image: string): string | undefined => {
  const found = readMediaPath(image.replace(/^\/media\//, "").replace(/\?.*$/, ""));
  return found?.kind === "picture" && image.startsWith("/media/") ? found.key : undefined;
};

const nameOf = ({ id, name, image, brand, shopName }: SharedProduct): string =>
  `${id}-${hash("sha1", JSON.stringify([DRAWING, name, image, brand, shopName])).slice(0, 12)}`;

/**
 * The path of the picture that stands beside a shared link to a product; another one when what it shows has changed.
 * Undefined where the product's own picture is not the store's.
 */
export const sharePicturePath = (product: SharedProduct): string | undefined =>
  keyOf(product.image) === undefined ? undefined : `/media/share/${nameOf(product)}.jpg`;

const NAME = /^([1-9]\d{0,8})-[0-9a-f]{12}$/;

const [LEFT, RIGHT] = [HEIGHT + 56, WIDTH - 56];
const LINES = 4;
/** The first of them in which the name has room. */
const SIZES = [60, 52, 44, 38];
const LEADING = 1.2;

/** The words of a name in lines that have room, at a size; the last is cut when there are too many. */
function linesOf(words: readonly string[], widthOf: (text: string) => number): { lines: string[]; isWhole: boolean } {
  const lines: string[] = [];
  const room = RIGHT - LEFT;
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= LINES && lines.every((line) => widthOf(line) <= room)) return { lines, isWhole: true };
  const cut = lines.slice(0, LINES).map((line, place, { length }) => {
    const letters = [...line];
    const isLast = place === length - 1;
    const text = () => letters.join("") + (isLast ? "…" : "");
    while (letters.length > 1 && widthOf(text()) > room) letters.pop();
    return text();
  });
  return { lines: cut, isWhole: false };
}

/** What stands beside the product's picture: who makes it, its name, and the shop's. */
async function drawCard({ name, brand, shopName }: SharedProduct): Promise<string> {
  const { outlineOf, printable } = await import("../../ports/pdf/typeface.ts");
  const words = printable(name).split(" ");
  const set = (size: number) => ({ size, ...linesOf(words, (text) => outlineOf(text, "bold", size).width) });
  const smallest = SIZES.at(-1) ?? 0;
  const { size, lines } = SIZES.map(set).find(({ isWhole }) => isWhole) ?? set(smallest);
  const at = (x: number, y: number, svg: string, colour: string) =>
    `<g transform="translate(${x} ${y})" fill="${colour}">${svg}</g>`;
  const top = 200 - (lines.length > 3 ? 40 : 0);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${lightColor.paper}"/>`,
    at(LEFT, top - 70, outlineOf(printable(brand), "regular", 30).svg, LEAF),
    ...lines.map((line, place) => at(LEFT, top + place * size * LEADING, outlineOf(line, "bold", size).svg, INK)),
    at(LEFT, HEIGHT - 76, outlineOf(printable(shopName), "bold", 36).svg, LEAF),
    "</svg>",
  ].join("");
}

/**
 * The picture of a name such as `1002-0123456789ab.jpg`, drawn once and then kept beside the rendered pictures.
 * @returns the path of the present picture when the name is that of an earlier one; undefined when there is none.
 */
export function createSharePictures(
  pictures: Parameters<typeof createPictureStore>[0],
  pictureBytes: PictureStore,
  productOf: ProductOf,
) {
  const productNamed = async (name: string) => {
    const [, id] = NAME.exec(name) ?? [];
    return id === undefined ? undefined : productOf(Number(id));
  };
  const draw: PictureStore = async ({ key }) => {
    const product = await productNamed(key.replace(/^share\//, ""));
    const own = product && keyOf(product.image);
    const picture = own && (await pictureBytes({ key: own, width: 720, format: "webp" }));
    if (!product || !picture) return undefined;
    const { renderCard } = await import("./render-picture.ts");
    return new Uint8Array(await renderCard(await drawCard(product), { picture, side: HEIGHT }));
  };
  const kept = createPictureStore(pictures, draw);

  return async (file: string) => {
    const name = file.replace(/\.jpg$/, "");
    const product = file.endsWith(".jpg") ? await productNamed(name) : undefined;
    if (!product) return undefined;
    return nameOf(product) === name
      ? kept({ key: `share/${name}`, width: WIDTH, format: "jpg" })
      : sharePicturePath(product);
  };
}
