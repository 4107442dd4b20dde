import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { FILMS } from "./films.ts";
import { outlineTexts } from "./outline-texts.ts";

/** Also right from within the API's bundle, which lies elsewhere. */
const PACKAGE = dirname(createRequire(import.meta.url).resolve("@store/demo/package.json"));
/** Nothing that could leave the folder. */
const KEY = /^[a-z\d-]+(?:\/[a-z\d-]+){1,2}$/;
/** A part from `parts/`. What a file refers to within itself has a dot or an underscore in its id. */
const PART = /href="#([a-z\d-]+)"/g;

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

async function readDrawing(key: string): Promise<string | undefined> {
  try {
    return await readFile(join(PACKAGE, "pictures", `${key}.svg`), "utf8");
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** Adds the parts that a drawing uses, and those that they use, each once. */
async function addParts(svg: string, parts: Map<string, string>): Promise<void> {
  for (const [, name = ""] of svg.matchAll(PART)) {
    if (parts.has(name)) continue;
    const part = await readFile(join(PACKAGE, "parts", `${name}.svg`), "utf8");
    parts.set(name, part);
    await addParts(part, parts);
  }
}

/**
 * The picture of a key as one SVG that needs no other file and no font, or undefined where there is none.
 * @param key `{kind}/{name}` or `{kind}/{name}/{variant}`, such as `product/1001/1` or `category/12/web`
 */
export async function readPicture(key: string): Promise<string | undefined> {
  if (!KEY.test(key)) return undefined;
  const [kind, name = ""] = key.split("/");
  // A film's still is its first picture.
  const svg = await readDrawing(kind === "film" ? (FILMS.get(name)?.shots[0]?.key ?? key) : key);
  if (svg === undefined) return undefined;
  const parts = new Map<string, string>();
  await addParts(svg, parts);
  return outlineTexts(svg.replace(/^<svg[^>]*>/, `$&<defs>${[...parts.values()].join("")}</defs>`));
}
