import { Picture } from "@store/ui/picture";
import { categoryAddress } from "../../shell/category-address.ts";
import { productAddress } from "../../shell/product-address.ts";
import { Link } from "../../shell/router-link.tsx";
import type { HomeBand } from "./load-home.ts";
import * as styles from "./tile.css.ts";

type TileData = HomeBand["images"][number];
export type TileShape = keyof typeof styles.shape;

interface TileProps {
  readonly tile: TileData;
  readonly shape?: TileShape | undefined;
  readonly sizes: string;
}

const SIZE = { square: [320, 320], round: [320, 320], paper: [300, 400], flat: [320, 240] } as const;

/** Where a tile leads; undefined for one that only shows something, such as a certificate. */
function targetOf({ product, product_name, category, category_name }: TileData): string | undefined {
  if (product !== undefined) return productAddress({ id: product, name: product_name ?? "product" });
  return category === undefined ? undefined : categoryAddress({ id: category, name: category_name ?? "" });
}

/** One picture of a section, with its label, leading to its product or category. */
export function Tile({ tile, shape = "square", sizes }: TileProps) {
  const [width, height] = SIZE[shape];
  const target = targetOf(tile);
  const content = (
    <>
      <Picture
        src={tile.image}
        alt={tile.label ? "" : (tile.alt ?? "")}
        width={width}
        height={height}
        kind="card"
        sizes={sizes}
        className={styles.shape[shape]}
      />
      {tile.label ? <span className={styles.label}>{tile.label}</span> : null}
    </>
  );
  return target ? (
    <Link to={target} className={styles.tile}>
      {content}
    </Link>
  ) : (
    <div className={styles.tile}>{content}</div>
  );
}
