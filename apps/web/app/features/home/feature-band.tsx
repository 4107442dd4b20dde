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

const TILE_SIZES = "(min-width:1200px) 11vw,(min-width:768px) 22vw,44vw";

const COUNTS = ["two", "two", "two", "three", "four", "five", "six"] as const;

/** A section with its picture beside its words, and its tiles below; nothing when it has neither picture nor tiles. */
export function FeatureBand({ section, tone = "plain", shape = "square" }: FeatureBandProps) {
  const heading = useId();
  const row = useScrollRow();
  if (!section || (section.images.length === 0 && !section.image)) return null;
  const { label, description, image, images } = section;
  const columns = styles.tilesOf[COUNTS[images.length] ?? "many"];
  return (
    <section className={styles.tone[tone]} aria-labelledby={heading}>
      <div>
        <h2 id={heading} className={styles.title}>
          {label}
        </h2>
        {description ? <p className={styles.description}>{description}</p> : null}
      </div>
      {image ? (
        <Picture
          src={image}
          alt=""
          width={640}
          height={360}
          kind="card"
          sizes="(min-width:1200px) 18vw,36vw"
          className={styles.picture}
        />
      ) : null}
      {images.length > 0 ? (
        <ul {...row} aria-label={label} className={shape === "paper" ? `${columns} ${styles.small}` : columns}>
          {images.map((tile, place) => (
            <li key={`${place} ${tile.image}`} className={styles.tile}>
              <Tile tile={tile} shape={shape} sizes={TILE_SIZES} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
