import { categoryPicture } from "./category.ts";
import { productOf } from "./goods.ts";
import { productView } from "./product/index.ts";

type Draw = (name: string, variant: string | undefined) => string | undefined;

/** A whole number as an address writes it, without sign and without leading zeros. */
const idOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

const product: Draw = (name, variant) => {
  const [id, view] = [idOf(name), idOf(variant)];
  const found = id === undefined ? undefined : productOf(id);
  return found === undefined || view === undefined ? undefined : productView(found, view);
};

const category: Draw = (name, variant) => {
  const id = idOf(name);
  return id === undefined || variant === undefined ? undefined : categoryPicture(id, variant);
};

const KINDS: ReadonlyMap<string, Draw> = new Map([
  ["product", product],
  ["category", category],
]);

/**
 * The picture of a key as SVG, or undefined where there is none.
 * @param key `{kind}/{name}` or `{kind}/{name}/{variant}`, such as `product/1001/1` or `category/12/web`
 */
export function drawPicture(key: string): string | undefined {
  const [kind = "", name = "", variant, ...rest] = key.split("/");
  return rest.length > 0 ? undefined : KINDS.get(kind)?.(name, variant);
}
