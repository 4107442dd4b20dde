import { Picture } from "@store/ui/picture";
import { useScrollRow } from "@store/ui/scroll-row";
import { useId } from "react";
import * as styles from "./feature-band.css.ts";
import type { HomeBand } from "./home-band.ts";
import { Tile, type TileShape } from "./tile.tsx";

interface FeatureBandProps {
  readonly section: HomeBand | undefined;
  readonly tone?: keyof typeof styles.tone | undefined;
  readonly shape?: TileShape | undefined;
}

/** A section with its picture beside its words, and its tiles; nothing when it has neither picture nor tiles. */
export function FeatureBand({ section, tone = "plain", shape = "square" }: FeatureBandProps) {
  const heading = useId();
  const row = useScrollRow();
  if (!section || (section.images.length === 0 && !section.image)) return null;
  const { label, description, image, images } = section;
  return (
    <section className={styles.tone[tone]} aria-labelledby={heading}>
      <h2 id={heading} className={styles.title}>
        {label}
      </h2>
      {description ? <p className={styles.description}>{description}</p> : null}
      {image ? (
        <Picture
          src={image}
          alt=""
          width={640}
          height={360}
          kind="card"
          sizes="(min-width:768px) 200px,118px"
          className={styles.picture}
        />
      ) : null}
      {images.length > 0 ? (
        <ul {...row} aria-label={label} className={styles.tiles[shape]}>
          {images.map((tile, place) => (
            <li key={`${place} ${tile.image}`}>
              <Tile tile={tile} shape={shape} sizes="96px" />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
