import { PRODUCT_SECTIONS } from "@store/domain";
import { Fragment } from "react";
import { NeedsScript } from "../../commerce/needs-script.tsx";
import { ProductCarousel } from "../../commerce/product-carousel.tsx";
import { FeatureBand } from "./feature-band.tsx";
import type { HomeBand } from "./home-band.ts";
import type { HomeCarousel } from "./load-home.ts";

/** The product carousels, with the Gir cows before the products made from their milk. */
export function ProductSections({
  sections,
  girGau,
}: {
  readonly sections: readonly HomeCarousel[];
  readonly girGau: HomeBand | undefined;
}) {
  const isGirShown = sections.some(({ id }) => id === PRODUCT_SECTIONS.mustTryGir);
  return (
    <>
      <NeedsScript />
      {sections.map(({ id, label, description, products }) => (
        <Fragment key={id}>
          {id === PRODUCT_SECTIONS.mustTryGir ? <FeatureBand section={girGau} tone="leaf" /> : null}
          <ProductCarousel title={label} description={description} products={products} />
        </Fragment>
      ))}
      {isGirShown ? null : <FeatureBand section={girGau} tone="leaf" />}
    </>
  );
}
