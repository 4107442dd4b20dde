import * as styles from "./organic-living-map.css.ts";

/** What the numbers in the drawing stand for, in its order. */
const PLACES = [
  { name: "Gate and parking", x: 48, y: 318 },
  { name: "Gaushala", x: 112, y: 292 },
  { name: "Orchard and guest houses", x: 236, y: 318 },
  { name: "Plots among the trees", x: 112, y: 168 },
  { name: "Lake with its path", x: 258, y: 118 },
  { name: "Forest", x: 52, y: 60 },
  { name: "Common fields", x: 318, y: 262 },
] as const;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where no tree is drawn: what has been built or is tilled, the road, and the compass. */
const CLEARINGS: readonly Box[] = [
  { x: 52, y: 98, width: 118, height: 114 },
  { x: 164, y: 188, width: 104, height: 60 },
  { x: 270, y: 222, width: 90, height: 90 },
  { x: 190, y: 284, width: 84, height: 66 },
  { x: 0, y: 292, width: 150, height: 68 },
  { x: 84, y: 258, width: 84, height: 44 },
  { x: 312, y: 8, width: 36, height: 60 },
];

const isIn = (x: number, y: number) => (box: Box) =>
  x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
/** The lake and the path around it. */
const isAtLake = (x: number, y: number) => Math.hypot((x - 258) / 90, (y - 122) / 80) < 1;

/** The forest's crowns as one path: a grid whose places are moved a little, by a fixed rule. */
const FOREST = Array.from({ length: 18 * 18 }, (_, index) => {
  const [column, row] = [index % 18, Math.floor(index / 18)];
  const x = 10 + column * 20 + ((index * 7) % 11) - 5;
  const y = 10 + row * 20 + ((index * 5) % 9) - 4;
  return { x, y, size: 6 + (index % 4) };
})
  .filter(({ x, y }) => !isAtLake(x, y) && !CLEARINGS.some(isIn(x, y)))
  .map(({ x, y, size }) => `M${x - size} ${y}a${size} ${size} 0 1 1 ${2 * size} 0a${size} ${size} 0 1 1-${2 * size} 0`)
  .join("");

const PLOTS = [
  { x: 72, y: 118 },
  { x: 108, y: 112 },
  { x: 144, y: 118 },
  { x: 64, y: 152 },
  { x: 144, y: 152 },
  { x: 72, y: 186 },
  { x: 108, y: 200 },
  { x: 146, y: 186 },
  { x: 104, y: 152 },
  { x: 180, y: 200 },
  { x: 212, y: 208 },
  { x: 246, y: 208 },
] as const;

/**
 * A plan of the land, drawn by us: no map of a third party, no script, no request. The list below it says in words what
 * it shows.
 */
export function OrganicLivingMap({ name }: { readonly name: string }) {
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 360 360" className={styles.map} role="img" aria-label={`Plan of ${name}, explained below it`}>
        <rect width="360" height="360" className={styles.land} />
        <path d="M284 236 356 226 356 300 276 306Z" className={styles.field} />
        <path d="M286 254 356 244M284 272 356 264M280 290 356 284" className={styles.furrow} />
        <path d="M196 296 268 290 268 344 200 346Z" className={styles.orchard} />
        <path d={FOREST} className={styles.tree} />
        <path
          d="M0 334C40 334 60 318 92 306S150 262 176 240 300 216 330 176 336 84 300 60 196 60 184 116 176 210 176 240"
          className={styles.path}
        />
        <path
          d="M196 118C192 84 226 62 262 66S326 92 322 126 290 168 254 166 200 152 196 118Z"
          className={styles.lake}
        />
        <path d="M222 104h26M250 130h34M232 146h22M276 96h22" className={styles.ripple} />
        {PLOTS.map(({ x, y }) => (
          <rect key={`${x} ${y}`} x={x - 13} y={y - 11} width="26" height="22" rx="5" className={styles.plot} />
        ))}
        <path d="M98 280h28v20h-28zM96 280l16-12 16 12z" className={styles.house} />
        <path d="M216 330h18v13h-18zM214 330l11-9 11 9z" className={styles.house} />
        <path d="M330 22v26M330 18l-6 12h12z" className={styles.north} />
        <text x="330" y="60" textAnchor="middle" className={styles.northName}>
          N
        </text>
        {PLACES.map(({ x, y, name: place }, index) => (
          <g key={place}>
            <circle cx={x} cy={y} r="11" className={styles.pin} />
            <text x={x} y={y + 4.5} textAnchor="middle" className={styles.number}>
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>
        <ol className={styles.legend}>
          {PLACES.map(({ name: place }) => (
            <li key={place} className={styles.entry}>
              {place}
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
