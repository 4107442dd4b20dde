import { Carousel } from "@store/ui/carousel";
import { Picture } from "@store/ui/picture";
import { categoryAddress } from "../../shell/category-address.ts";
import { productAddress } from "../../shell/product-address.ts";
import { Link } from "../../shell/router-link.tsx";
import * as styles from "./home.css.ts";
import type { HomeBand } from "./load-home.ts";

type Tile = HomeBand["images"][number];

const TILE_SIZES = "(min-width:1200px) 18vw,(min-width:768px) 30vw,44vw";

/** Where a tile leads; undefined for one that only shows something, such as a certificate. */
function targetOf({ product, product_name, category, category_name }: Tile): string | undefined {
  if (product !== undefined) return productAddress({ id: product, name: product_name ?? "product" });
  return category === undefined ? undefined : categoryAddress({ id: category, name: category_name ?? "" });
}

function TilePicture({ tile }: { readonly tile: Tile }) {
  return (
    <>
      <span className={styles.tilePicture}>
        <Picture
          src={tile.image}
          alt={tile.label ? "" : (tile.alt ?? "")}
          width={320}
          height={320}
          kind="card"
          sizes={TILE_SIZES}
        />
      </span>
      {tile.label ? <span className={styles.tileLabel}>{tile.label}</span> : null}
    </>
  );
}

/** A band of pictures that lead to products and categories; nothing when there is none. */
export function PictureBand({ section }: { readonly section: HomeBand | undefined }) {
  if (!section || section.images.length === 0) return null;
  const tiles = section.images.map((tile, place) => {
    const target = targetOf(tile);
    return {
      key: `${place} ${tile.image}`,
      node: target ? (
        <Link to={target} className={styles.tile}>
          <TilePicture tile={tile} />
        </Link>
      ) : (
        <div className={styles.tile}>
          <TilePicture tile={tile} />
        </div>
      ),
    };
  });
  return <Carousel title={section.label} description={section.description} perView="products" items={tiles} />;
}
