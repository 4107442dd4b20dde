import { Picture } from "@store/ui/picture";
import { Link } from "../../navigation/links.tsx";
import type { HomeTile } from "./home-band.ts";
import * as styles from "./tile.css.ts";

export type TileShape = keyof typeof styles.shape;

interface TileProps {
  readonly tile: HomeTile;
  readonly shape: TileShape;
  readonly sizes: string;
}

const SIDE = 320;

/** One picture of a section, with its label, leading to its product or category. */
export function Tile({ tile, shape, sizes }: TileProps) {
  const { image, label, alt = "", to } = tile;
  const content = (
    <>
      <Picture
        src={image}
        alt={alt}
        width={SIDE}
        height={SIDE}
        kind="card"
        sizes={sizes}
        className={styles.shape[shape]}
      />
      {label}
    </>
  );
  return to ? (
    <Link to={to} className={styles.tile}>
      {content}
    </Link>
  ) : (
    <div className={styles.tile}>{content}</div>
  );
}
