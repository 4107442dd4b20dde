import * as styles from "./logo.css.ts";

/** A leaf in a drop, and the name of the shop. */
export const Logo = ({ name }: { readonly name: string }) => (
  <span className={styles.logo}>
    <svg aria-hidden="true" viewBox="0 0 32 32" width="32" height="32">
      <path className={styles.drop} d="M16 1C9 9 4 14 4 20a12 11 0 0 0 24 0C28 14 23 9 16 1Z" />
      <path className={styles.leaf} d="M10 22c0-7 5-10 12-10 0 7-4 12-12 10Zm0 0 7-6" />
    </svg>
    <span className={styles.name}>{name}</span>
  </span>
);
