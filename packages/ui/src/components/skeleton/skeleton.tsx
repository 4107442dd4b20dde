import * as styles from "./skeleton.css.ts";

/** The quiet place of something that is loading. What loads is said by its list, not by this. */
export const Skeleton = ({ shape = "line" }: { readonly shape?: keyof typeof styles.shape }) => (
  <div aria-hidden className={styles.shape[shape]} />
);
