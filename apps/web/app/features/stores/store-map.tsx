import type { Coordinates } from "@store/domain";
import { ISLAND_DISCS, MAINLAND_PATH, MAP_HEIGHT, MAP_WIDTH, pointOf } from "./india-outline.ts";
import { type CitySection, positionOf } from "./load-stores.ts";
import * as styles from "./stores.css.ts";

const storesIn = (count: number) => (count === 1 ? "1 store" : `${count} stores`);

interface Place {
  readonly name: string;
  readonly count: number;
  readonly positions: readonly Coordinates[];
}

/** The stores by state: cities of one state lie too close together for names of their own. */
function byState(sections: readonly CitySection[]): readonly Place[] {
  const states = new Map<string, Place>();
  for (const { city, stores } of sections) {
    for (const store of stores) {
      const name = store.state_obj?.name ?? city;
      const known = states.get(name) ?? { name, count: 0, positions: [] };
      const position = positionOf(store);
      const positions = position ? [...known.positions, position] : known.positions;
      states.set(name, { name, count: known.count + 1, positions });
    }
  }
  return [...states.values()].filter(({ positions }) => positions.length > 0);
}

/** Labels of places in the east stand to their left, so that they stay in the picture. */
const EAST = MAP_WIDTH * 0.55;
const GAP = 10;

function Label({ place: { name, count, positions } }: { readonly place: Place }) {
  const points = positions.map(pointOf);
  const xs = points.map(({ x }) => x);
  const isEast = Math.max(...xs) > EAST;
  const x = isEast ? Math.min(...xs) - GAP : Math.max(...xs) + GAP;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  return (
    <text x={x} y={y} textAnchor={isEast ? "end" : "start"} className={styles.mapLabel}>
      {name}
      <tspan x={x} dy="1.2em" className={styles.mapCount}>
        {storesIn(count)}
      </tspan>
    </text>
  );
}

/**
 * A picture of where the stores lie, drawn by us: no map of a third party, no script, no request. Its words are its text
 * alternative; the links to the cities stand beside it.
 */
export function StoreMap({ sections }: { readonly sections: readonly CitySection[] }) {
  const places = byState(sections);
  if (places.length === 0) return null;
  const words = places.map(({ name, count }) => `${name} ${storesIn(count)}`).join(", ");
  return (
    <svg
      viewBox={`0 0 ${MAP_WIDTH} ${MAP_HEIGHT}`}
      className={styles.map}
      role="img"
      aria-label={`Map of India with our stores: ${words}`}
    >
      <path d={MAINLAND_PATH} className={styles.land} />
      {ISLAND_DISCS.map(({ x, y, size }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={size} className={styles.land} />
      ))}
      {places.flatMap(({ positions }) =>
        positions
          .map(pointOf)
          .map(({ x, y }) => <circle key={`${x} ${y}`} cx={x} cy={y} r={4.5} className={styles.dot} />),
      )}
      {places.map((place) => (
        <Label key={place.name} place={place} />
      ))}
    </svg>
  );
}
