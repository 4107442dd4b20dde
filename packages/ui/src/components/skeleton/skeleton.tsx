import * as styles from "./skeleton.css.ts";

/** A placeholder while something loads. It is hidden from screen readers: the list says what loads. */
export const Skeleton = ({ shape = "line" }: { readonly shape?: keyof typeof styles.shape }) => (
  <div aria-hidden className={styles.shape[shape]} />
);
