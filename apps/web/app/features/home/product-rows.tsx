import { Carousel } from "@store/ui/carousel";
import { Picture } from "@store/ui/picture";
import { useScrollRow } from "@store/ui/scroll-row";
import { SectionHeading } from "@store/ui/section-heading";
import { useId, useState } from "react";
import { NeedsScript } from "../../commerce/needs-script.tsx";
import { ProductCarousel } from "../../commerce/product-carousel.tsx";
import { ProductTile } from "../../commerce/product-tile.tsx";
import type { ArrangedRows, HomeCarousel, ProductRow } from "./arrange-rows.ts";
import { FeatureBand } from "./feature-band.tsx";
import type { HomeBand } from "./home-band.ts";
import * as styles from "./product-rows.css.ts";

interface RowProps {
  readonly section: HomeCarousel;
}

const Plain = ({ section: { label, description, products } }: RowProps) => (
  <ProductCarousel title={label} description={description} products={products} />
);

/** Products in lines; where one leads, it is large and the others stand beside it. */
function Composed({ section, hasLeader }: RowProps & { readonly hasLeader: boolean }) {
  const heading = useId();
  const row = useScrollRow();
  const { label, description, products } = section;
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading} title={label} description={description} />
      <ul {...row} aria-label={label} className={hasLeader ? styles.feature : styles.list}>
        {products.map((product, place) => (
          <li key={product.id} className={hasLeader && place === 0 ? styles.leading : styles.line}>
            <ProductTile product={product} />
            {product.reason ? <p className={styles.reason}>{product.reason}</p> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The cows, in their own words, and two of the products made from their milk. */
function Story({ section, band }: RowProps & { readonly band: HomeBand | undefined }) {
  const heading = useId();
  const { label, description, products } = section;
  if (!band?.image) return <Plain section={section} />;
  return (
    <div className={styles.story}>
      <section className={styles.scene} aria-labelledby={heading}>
        <Picture
          src={band.image}
          alt=""
          width={960}
          height={720}
          kind="detail"
          sizes="(min-width:768px) 50vw,82vw"
          className={styles.scenePicture}
        />
        <h2 id={heading} className={styles.sceneTitle}>
          {band.label}
        </h2>
        {band.description ? <p className={styles.sceneText}>{band.description}</p> : null}
      </section>
      <div className={styles.besideScene}>
        <Carousel
          title={label}
          description={description}
          perView="two"
          items={products.map((product) => ({ key: product.id, node: <ProductTile product={product} /> }))}
        />
      </div>
    </div>
  );
}

/**
 * One row at a time, chosen by radio buttons: also without scripts. With them, what is not chosen is only the text of a
 * `noscript`.
 */
function Tabs({ sections }: { readonly sections: readonly HomeCarousel[] }) {
  const name = useId();
  const [chosen, choose] = useState(0);
  return (
    <fieldset aria-label="Choose a row" className={styles.tabs}>
      <div className={styles.choices}>
        {sections.map(({ id, label }, place) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name={name}
              defaultChecked={place === 0}
              onChange={() => choose(place)}
              className={styles.radio}
            />
            {label}
          </label>
        ))}
      </div>
      {sections.map((section, place) => {
        const row = <Plain section={section} />;
        return (
          <div key={section.id} className={styles.panel}>
            {place === chosen ? row : <noscript>{row}</noscript>}
          </div>
        );
      })}
    </fieldset>
  );
}

function Row({ row: { look, section }, girGau }: { readonly row: ProductRow; readonly girGau: HomeBand | undefined }) {
  if (look === "shelf") {
    return (
      <div className={styles.shelf}>
        <Plain section={section} />
      </div>
    );
  }
  if (look === "story") return <Story section={section} band={girGau} />;
  return <Composed section={section} hasLeader={look === "feature"} />;
}

/** The product sections, each composed in its own way; the cows stand before what is made of their milk. */
export function ProductRows({
  arranged: { rows, more },
  girGau,
}: {
  readonly arranged: ArrangedRows;
  readonly girGau: HomeBand | undefined;
}) {
  const [only] = more;
  return (
    <>
      <NeedsScript />
      {rows.map((row) => (
        <Row key={row.section.id} row={row} girGau={girGau} />
      ))}
      {more.length > 1 ? <Tabs sections={more} /> : only ? <Plain section={only} /> : null}
      {rows.some(({ look }) => look === "story") ? null : <FeatureBand section={girGau} tone="leaf" />}
    </>
  );
}
