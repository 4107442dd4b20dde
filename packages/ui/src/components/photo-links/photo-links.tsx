import * as styles from "./photo-links.css.ts";

export interface PhotoLinksProps {
  /** What they show, such as "Forest Honey". */
  readonly of: string;
  /** Where they are. */
  readonly photos: readonly string[];
}

/** Photos that somebody took of something, small; each opens whole in a tab of its own. */
export function PhotoLinks({ of, photos }: PhotoLinksProps) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={`Photos of ${of}`}>
      {photos.map((path, place) => (
        <li key={path}>
          <a href={path} target="_blank" rel="noreferrer" className={styles.link}>
            <img src={path} alt={`${of}, ${place + 1}`} loading="lazy" className={styles.photo} />
          </a>
        </li>
      ))}
    </ul>
  );
}
