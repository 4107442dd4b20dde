import { Picture } from "@store/ui/picture";
import { Link } from "../../navigation/links.tsx";
import type { HomeTile } from "./home-band.ts";
import * as styles from "./tile.css.ts";

export type TileShape = keyof typeof styles.shape;

interface TileProps {
  readonly tile: HomeTile;
  readonly shape?: TileShape | undefined;
  readonly sizes: string;
}

const SIZE = { square: [320, 320], round: [320, 320], paper: [300, 400], flat: [320, 240] } as const;

/** One picture of a section, with its label, leading to its product or category. */
export function Tile({ tile, shape = "square", sizes }: TileProps) {
  const { image, label, alt = "", to } = tile;
  const [width, height] = SIZE[shape];
  const content = (
    <>
      <Picture
        src={image}
        alt={alt}
        width={width}
        height={height}
        kind="card"
        sizes={sizes}
        className={styles.shape[shape]}
      />
      {label ? <span className={styles.label}>{label}</span> : null}
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
