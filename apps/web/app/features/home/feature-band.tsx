import { Picture } from "@store/ui/picture";
import { useScrollRow } from "@store/ui/scroll-row";
import { useId } from "react";
import * as styles from "./feature-band.css.ts";
import type { HomeBand } from "./home-band.ts";
import { Tile, type TileShape } from "./tile.tsx";

interface FeatureBandProps {
  readonly section: HomeBand | undefined;
  readonly tone?: keyof typeof styles.tone | undefined;
  /** The side of its picture on a wide screen. */
  readonly side?: "left" | "right" | undefined;
  readonly shape?: TileShape | undefined;
}

const TILE_SIZES = "(min-width:1200px) 13vw,(min-width:768px) 22vw,44vw";

/** The most tiles in a line; more take several short ones. */
const IN_ONE_LINE = 6;

const COUNTS = ["two", "two", "two", "three", "four", "five", "six"] as const;

/** A section with its picture, text and tiles; nothing when it has neither picture nor tiles. */
export function FeatureBand({ section, tone = "plain", side = "left", shape = "square" }: FeatureBandProps) {
  const heading = useId();
  const row = useScrollRow();
  if (!section || (section.images.length === 0 && !section.image)) return null;
  const { label, description, image, images } = section;
  const line: styles.Line = images.length === IN_ONE_LINE ? "long" : "short";
  const columns = side === "left" ? styles.pictureLeft : styles.pictureRight;
  const hasBoth = image && images.length > 0;
  return (
    <section
      className={hasBoth ? `${styles.tone[tone]} ${columns[line]}` : styles.tone[tone]}
      aria-labelledby={heading}
    >
      {image ? (
        <div className={hasBoth && side === "right" ? styles.atTheEnd[line] : undefined}>
          <Picture
            src={image}
            alt=""
            width={960}
            height={720}
            kind="detail"
            sizes="(min-width:1200px) 40vw,92vw"
            className={styles.picture[line]}
          />
        </div>
      ) : null}
      <div className={styles.content[image ? "stacked" : images.length > 2 ? "beside" : "middle"]}>
        <div>
          <h2 id={heading} className={styles.title}>
            {label}
          </h2>
          {description ? <p className={styles.description}>{description}</p> : null}
        </div>
        {images.length > 0 ? (
          <ul {...row} aria-label={label} className={styles.tilesOf[COUNTS[images.length] ?? "many"]}>
            {images.map((tile, place) => (
              <li key={`${place} ${tile.image}`} className={styles.tile}>
                <Tile tile={tile} shape={shape} sizes={TILE_SIZES} />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
