import * as styles from "./seedling.css.ts";

/** A seedling for an empty list; drooping for an error. */
export const Seedling = ({ isDrooping = false }: { readonly isDrooping?: boolean }) => (
  <svg aria-hidden="true" viewBox="0 0 112 84" width="112" height="84" fill="none">
    <ellipse cx="56" cy="72" rx="48" ry="10" className={styles.soil} />
    {isDrooping ? (
      <>
        <path d="M50 72c2-16-2-30 8-38 7-5 15-2 17 5" className={styles.bent} />
        <path d="M75 38c9 2 13 13 7 25-10-5-13-16-7-25Z" className={styles.drooping} />
        <path d="M52 52c-9-5-20-1-24 8 10 4 20 1 24-8Z" className={styles.drooping} />
      </>
    ) : (
      <>
        <path d="M56 72V38" className={styles.stem} />
        <path d="M56 46c0-15-11-23-26-23-1 15 10 24 26 23Z" className={styles.leaf} />
        <path d="M56 38c0-16 11-25 28-25 1 17-11 27-28 25Z" className={styles.leaf} />
      </>
    )}
  </svg>
);
