import * as styles from "./photo-links.css.ts";

export interface PhotoLinksProps {
  /** What they show, such as "Forest Honey". */
  readonly of: string;
  /** Where they are, whole and small. */
  readonly photos: readonly { readonly image: string; readonly small: string }[];
}

/** Photos that somebody took of something, small; each opens whole in a tab of its own. */
export function PhotoLinks({ of, photos }: PhotoLinksProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={`Photos of ${of}`}>
      {photos.map(({ image, small }, place) => (
        <li key={image}>
          <a href={image} target="_blank" rel="noreferrer" className={styles.link}>
            <img src={small} alt={`${of}, ${place + 1}`} loading="lazy" className={styles.photo} />
          </a>
        </li>
      ))}
    </ul>
  );
}
