import { Picture } from "@store/ui/picture";
import { useState } from "react";
import * as styles from "./product.css.ts";

const SIDE = 960;

/** A product's pictures: the selected one large, all of them as thumbnails. */
export function Gallery({
  name,
  images,
}: {
  readonly name: string;
  readonly images: readonly { readonly image: string; readonly alt?: string | undefined }[];
}) {
  const [chosen, setChosen] = useState(0);
  const shown = images[chosen] ?? images[0];
  if (!shown) return <div className={styles.stage} />;
  return (
    <div className={styles.gallery}>
      <div className={styles.stage}>
        <Picture
          src={shown.image}
          alt={shown.alt ?? name}
          width={SIDE}
          height={SIDE}
          kind="detail"
          sizes="(min-width: 768px) 46vw, 92vw"
          isPriority
        />
      </div>
      {images.length > 1 ? (
        <ul className={styles.thumbs}>
          {images.map(({ image, alt }, place) => (
            <li key={image}>
              <button
                type="button"
                className={styles.thumb}
                aria-label={`Picture ${place + 1} of ${images.length}`}
                aria-pressed={place === chosen}
                onClick={() => setChosen(place)}
              >
                <Picture src={image} alt={alt ?? ""} width={80} height={80} kind="thumb" sizes="80px" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
