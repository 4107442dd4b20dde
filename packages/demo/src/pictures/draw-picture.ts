import { bannerPicture } from "./banner.ts";
import { blogScene } from "./blog.ts";
import { categoryPicture } from "./category.ts";
import { FILMS } from "./films.ts";
import { productOf } from "./goods.ts";
import { logoMark, logoTile, wordmark } from "./logo.ts";
import { awardScene } from "./marks/awards.ts";
import { badgeScene, serviceScene } from "./marks/badges.ts";
import { brandScene } from "./marks/brands.ts";
import { certificateScene, licenceScene } from "./marks/papers.ts";
import { eventScene } from "./pages/events.ts";
import { pageScene } from "./pages/static-pages.ts";
import { videoScene } from "./pages/videos.ts";
import { productView } from "./product/index.ts";
import { finished, type Scene } from "./scenes/scene.ts";
import { sectionScene } from "./section.ts";
import { storePicture } from "./store.ts";

type Draw = (name: string, variant: string | undefined) => string | undefined;

/** A whole number as an address writes it, without sign and without leading zeros. */
const idOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

const product: Draw = (name, variant) => {
  const [id, view] = [idOf(name), idOf(variant)];
  const found = id === undefined ? undefined : productOf(id);
  return found === undefined || view === undefined ? undefined : productView(found, view);
};

/** Pictures of an entity by id, in named shapes. */
const shaped =
  (draw: (id: number, shape: string) => string | undefined): Draw =>
  (name, variant) => {
    const id = idOf(name);
    return id === undefined || variant === undefined ? undefined : draw(id, variant);
  };

/** Pictures by id, in one shape. */
const numbered =
  (draw: (id: number) => string | undefined): Draw =>
  (name, variant) => {
    const id = idOf(name);
    return id === undefined || variant !== undefined ? undefined : draw(id);
  };

/** Pictures by name, in one shape. */
const named =
  (draw: (name: string) => string | undefined): Draw =>
  (name, variant) =>
    variant === undefined ? draw(name) : undefined;

const drawn =
  <K>(find: (key: K) => Scene | undefined) =>
  (key: K): string | undefined => {
    const scene = find(key);
    return scene === undefined ? undefined : finished(scene);
  };

const LOGOS: ReadonlyMap<string, () => string> = new Map([
  ["mark", logoMark],
  ["tile", logoTile],
  ["wordmark", () => wordmark()],
  ["wordmark-light", () => wordmark("#fbf8f1", "#a9dbb5")],
]);

/** A film's still is the first picture of it. */
function filmStill(name: string): string | undefined {
  const first = FILMS.get(name)?.shots[0];
  return first && drawPicture(first.key);
}

const KINDS: ReadonlyMap<string, Draw> = new Map([
  ["product", product],
  ["category", shaped(categoryPicture)],
  ["banner", shaped(bannerPicture)],
  ["section", named(drawn(sectionScene))],
  ["store", numbered(storePicture)],
  ["blog", numbered(drawn(blogScene))],
  ["event", numbered(drawn(eventScene))],
  ["video", numbered(drawn(videoScene))],
  ["film", named(filmStill)],
  ["page", named(drawn(pageScene))],
  ["certificate", named(drawn(certificateScene))],
  ["licence", named(drawn(licenceScene))],
  ["badge", named(drawn(badgeScene))],
  ["service", named(drawn(serviceScene))],
  ["award", numbered(drawn(awardScene))],
  ["brand", numbered(drawn(brandScene))],
  ["logo", named((name) => LOGOS.get(name)?.())],
]);

/**
 * The picture of a key as SVG, or undefined where there is none.
 * @param key `{kind}/{name}` or `{kind}/{name}/{variant}`, such as `product/1001/1` or `category/12/web`
 */
export function drawPicture(key: string): string | undefined {
  const [kind = "", name = "", variant, ...rest] = key.split("/");
  return rest.length > 0 ? undefined : KINDS.get(kind)?.(name, variant);
}
