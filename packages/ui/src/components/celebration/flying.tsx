import * as styles from "./celebration.css.ts";
import { between, scatter } from "./scatter.ts";

const several = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Confetti that falls once, each piece with its own delay. */
export const Confetti = ({ count }: { readonly count: number }) =>
  several(count).map((index) => (
    <span
      key={index}
      data-flying="confetti"
      className={styles.pieces[index % styles.pieces.length]}
      style={{
        left: `${between(0, 100, scatter(index, 1))}%`,
        animationDelay: `${between(0, 2.4, scatter(index, 3))}s`,
        animationDuration: `${between(2.4, 4.2, scatter(index, 5))}s`,
      }}
    />
  ));

export const Sparkles = ({ count }: { readonly count: number }) =>
  several(count).map((index) => (
    <span
      key={index}
      data-flying="sparkle"
      className={styles.sparkle}
      style={{
        left: `${between(3, 95, scatter(index, 1))}%`,
        top: `${between(4, 94, scatter(index, 2))}%`,
        animationDelay: `${between(-1.8, 0, scatter(index, 3))}s`,
      }}
    />
  ));
