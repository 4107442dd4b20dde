import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { printTable } from "../print-table.ts";
import { buildClient, PICTURE } from "./build-client.ts";
import { bundleLines } from "./bundle-lines.ts";
import { readBuild } from "./page-weights.ts";

const FOLDER = new URL("../../build/", import.meta.url);

const PAGES: Readonly<Record<string, string>> = {
  home: "features/home/home-page.tsx",
  shop: "features/shop/shop-page.tsx",
  product: "features/product/product-page.tsx",
  cart: "features/cart/cart-page.tsx",
  checkout: "features/checkout/checkout-page.tsx",
};

/** Prints what the scripts of the main pages consist of, and shows all of the storefront's as a treemap. */
export async function measureBundle(): Promise<void> {
  const built = await buildClient();
  const { weightsOf } = readBuild(built);
  const pages = new Map(Object.entries(PAGES).map(([name, route]) => [name, weightsOf(route)]));
  printTable("Scripts that a page starts with, brotli, by package and folder", bundleLines(pages));
  printTable(
    "The same by module",
    bundleLines(pages, (id) => id.replace(/.*\/node_modules\//, "").replace(/\?.*$/, "")),
  );
  const picture = built.output.find(({ fileName }) => fileName === PICTURE);
  if (picture?.type !== "asset") return;
  await mkdir(FOLDER, { recursive: true });
  const file = fileURLToPath(new URL(PICTURE, FOLDER));
  await writeFile(file, picture.source);
  console.log(`\nPicture of all scripts: ${file}`);
}
