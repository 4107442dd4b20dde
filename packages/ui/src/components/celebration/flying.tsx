import { useLayoutEffect, useRef } from "react";
import * as styles from "./celebration.css.ts";
import { between, scatter } from "./scatter.ts";

const several = (count: number) => Array.from({ length: count }, (_, index) => index);

/** When a piece begins to fall, and how long that takes, at least and at most, in seconds. */
const BEGINS = [0, 2.4] as const;
const TAKES = [2.4, 4.2] as const;
const ALL = BEGINS[1] + TAKES[1];

const share = (seconds: number) => `${Number(((seconds / ALL) * 100).toFixed(1))}%`;

/** How far each kind of piece drifts, in hundredths of the screen's width, and by how many degrees it turns. */
const KINDS = [
  [6, 900],
  [-5, 720],
  [3, 1080],
  [-8, 640],
  [9, 540],
] as const;

/**
 * Falls from above the screen to below it, drifting and turning. The wait before and after is part of the animation: a
 * delay would have the browser restyle the page in each frame in which a piece begins or ends.
 */
function fall(piece: Element, index: number): void {
  const [drift, turns] = KINDS[index % KINDS.length] ?? KINDS[0];
  const begin = between(...BEGINS, scatter(index, 3));
  const end = begin + between(...TAKES, scatter(index, 5));
  piece.animate(
    [
      { transform: "translate3d(0, -8vh, 0)" },
      { transform: `translate3d(${drift}vw, 108vh, 0) rotate3d(1, 0.6, 0.3, ${turns}deg)` },
    ],
    { duration: ALL * 1000, easing: `linear(0, 0 ${share(begin)}, 1 ${share(end)}, 1)`, fill: "both" },
  );
}

function twinkle(star: Element, index: number): void {
  star.animate(
    [
      { opacity: 0.2, transform: "scale(0.6) rotate(-20deg)" },
      { opacity: 1, transform: "none" },
    ],
    {
      duration: 900,
      easing: "ease-in-out",
      direction: "alternate",
      iterations: Number.POSITIVE_INFINITY,
      iterationStart: between(0, 2, scatter(index, 3)),
    },
  );
}

interface FlyingProps {
  readonly sparkles: number;
  readonly confetti: number;
}

/**
 * Stars that twinkle, and confetti that falls once, each piece in its own time. Scripts animate them, as each animation of
 * a stylesheet sends events that React listens to.
 */
export function Flying({ sparkles, confetti }: FlyingProps) {
  const sky = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const flying = sky.current?.children ?? [];
    for (const [index, piece] of [...flying].entries()) {
      if (index < sparkles) twinkle(piece, index);
      else fall(piece, index - sparkles);
    }
    // Styled in this task already, so that the frame that paints all of it at once is no long one.
    const last = sky.current?.lastElementChild;
    if (last) getComputedStyle(last).getPropertyValue("opacity");
  }, [sparkles]);
  return (
    <div ref={sky} className={styles.sky} aria-hidden>
      {several(sparkles).map((index) => (
        <span
          key={`s${index}`}
          data-flying="sparkle"
          className={styles.sparkle}
          style={{ left: `${between(3, 95, scatter(index, 1))}%`, top: `${between(4, 94, scatter(index, 2))}%` }}
        />
      ))}
      {several(confetti).map((index) => (
        <span
          key={`c${index}`}
          data-flying="confetti"
          className={styles.pieces[index % styles.pieces.length]}
          style={{ left: `${between(0, 100, scatter(index, 1))}%` }}
        />
      ))}
    </div>
  );
}
