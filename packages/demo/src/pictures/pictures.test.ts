import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { consultation } from "@store/content";
import { DEFAULT_POLICY } from "@store/domain";
import { describe, expect, it } from "vitest";
import { demoShop } from "../index.ts";
import { FILMS } from "./films.ts";

const PACKAGE = join(import.meta.dirname, "../..");

/** The text of each file of a folder, by its path without the extension. */
function drawingsIn(folder: string): ReadonlyMap<string, string> {
  const paths = readdirSync(join(PACKAGE, folder), { recursive: true, encoding: "utf8" });
  const files = paths.filter((path) => path.endsWith(".svg"));
  return new Map(
    files.map((path) => [path.slice(0, -".svg".length), readFileSync(join(PACKAGE, folder, path), "utf8")]),
  );
}

const pictures = drawingsIn("pictures");
const parts = drawingsIn("parts");

const all = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, id = ""]) => id);
/** What a drawing uses of itself and of the parts. */
const usedBy = (svg: string) => all(svg, /(?:url\(|href=")#([^)"]+)/g);
const definedIn = (svg: string) => all(svg, / id="([^"]+)"/g);

const shop = demoShop({ now: new Date("2026-03-14T06:30:00.000Z") });
const sections = [...shop.homeSections.upper, ...shop.homeSections.product, ...shop.homeSections.lower];
/** Every picture that a row of the database names. */
const named = [
  ...shop.products.flatMap((product) => product.pictures.map(({ key }) => key)),
  ...shop.categories.flatMap(({ id }) => ["web", "mobile", "tile"].map((shape) => `category/${id}/${shape}`)),
  ...shop.banners.flatMap(({ imageKey }) => [`${imageKey}/web`, `${imageKey}/mobile`]),
  ...sections.flatMap(({ imageKey, images }) => [imageKey ?? [], ...images.map((image) => image.imageKey)].flat()),
  ...shop.posts.flatMap(({ imageKey, contentHtml }) => [imageKey, ...all(contentHtml, /src="picture:([^"]+)"/g)]),
  ...shop.stores.map(({ imageKey }) => imageKey),
  ...shop.events.map(({ imageKey }) => imageKey),
  ...[...FILMS.values()].flatMap(({ shots }) => shots.map(({ key }) => key)),
  ...consultation(DEFAULT_POLICY).pictures.map(({ key }) => key),
];

describe("the picture files", () => {
  it("hold every picture that the shop names", () => {
    expect(named.filter((key) => !pictures.has(key))).toEqual([]);
  });

  it("show each product its own way", () => {
    const fronts = shop.products.map(({ id }) => pictures.get(`product/${id}/1`));
    expect(new Set(fronts).size).toBe(shop.products.length);
  });

  it("use only what they define, and parts that there are", () => {
    const lost = [...pictures, ...parts].flatMap(([name, svg]) => {
      const known = new Set(definedIn(svg));
      return usedBy(svg).flatMap((id) => (known.has(id) || parts.has(id) ? [] : `${name}: ${id}`));
    });
    expect(lost).toEqual([]);
  });

  it("leave no part unused", () => {
    const used = new Set([...pictures.values(), ...parts.values()].flatMap(usedBy));
    expect([...parts.keys()].filter((name) => !used.has(name))).toEqual([]);
  });

  it("give a part its file's name, and its own ids that name with a dot: no two drawings share an id", () => {
    for (const [name, svg] of parts) {
      const [own, ...inner] = definedIn(svg);
      expect(own).toBe(name);
      expect(
        inner.filter((id) => !id.startsWith(`${name}.`)),
        name,
      ).toEqual([]);
    }
    // A drawing's ids are no part's name, so that what it uses of the parts cannot be its own.
    for (const [key, svg] of pictures)
      expect(
        definedIn(svg).filter((id) => parts.has(id)),
        key,
      ).toEqual([]);
  });
});

/** The page prints what these show, below them: words in the picture would say it twice, in another typeface. */
describe("words", () => {
  it.each(["award/1", "award/2", "badge/non-gmo", "service/delivery"])("are not in %s", (key) => {
    expect(pictures.get(key)).toMatch(/^<svg (?:(?!<text).)*$/s);
  });

  it.each(["web", "mobile"])("are in a category's %s banner on its packs alone", (shape) => {
    for (const { id } of shop.categories) {
      expect(pictures.get(`category/${id}/${shape}`)).toMatch(/^<svg (?:(?!<text).)*href="#pack-(?:(?!<text).)*$/s);
    }
  });
});
