import { gzipSync } from "node:zlib";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { idle, manyProducts } from "../../../.storybook/samples.tsx";
import { PictureBaseProvider } from "../picture/picture.tsx";
import { ProductGrid } from "../product-grid/product-grid.tsx";
import { ProductCard } from "./product-card.tsx";

/** The share of a page's 12 kB (compressed) that 24 products may take; header, footer and data need the rest. */
const MOST_BYTES = 3200;

describe("A list of 24 products", () => {
  it("is light as HTML", () => {
    const cards = manyProducts(24).map(({ key, ...product }, place) => (
      <li key={key}>
        <ProductCard
          {...product}
          {...idle}
          name={`${product.name} No. ${place}`}
          href={`/products/${1000 + place}/a-product-of-this-name-${place}`}
          image={`/media/product/${1000 + place}/1.640.webp?v=${(place * 7919).toString(36)}`}
        />
      </li>
    ));
    const html = renderToString(
      <PictureBaseProvider base="/backend">
        <ProductGrid>{cards}</ProductGrid>
      </PictureBaseProvider>,
    );
    expect(gzipSync(html).length).toBeLessThanOrEqual(MOST_BYTES);
  });
});
