import type { LinkGroup } from "@store/domain";

export const withAt = <T>(list: readonly T[], at: number, entry: T): readonly T[] =>
  list.map((before, place) => (place === at ? entry : before));
export const without = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, place) => place !== at);
const withIn = <T>(list: readonly T[], at: number, entry: T): readonly T[] => [
  ...list.slice(0, at),
  entry,
  ...list.slice(at),
];

/** A list with an entry at another place; the same list where there is no such place. */
export function withMoved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const entry = list[from];
  return entry === undefined || to < 0 || to >= list.length ? list : withIn(without(list, from), to, entry);
}

export type Step = -1 | 1;

/**
 * Moves a link up or down; from the end of its column into the next one.
 * @returns the columns, and where the link is now; undefined where it cannot move on.
 */
export function moveLink(groups: readonly LinkGroup[], column: number, place: number, by: Step) {
  const [group, next] = [groups[column], groups[column + by]];
  const link = group?.links[place];
  if (!group || !link) return undefined;
  const to = place + by;
  if (to >= 0 && to < group.links.length) {
    const links = withMoved(group.links, place, to);
    return { groups: withAt(groups, column, { ...group, links }), column, place: to };
  }
  if (!next) return undefined;
  const at = by === 1 ? 0 : next.links.length;
  const left = withAt(groups, column, { ...group, links: without(group.links, place) });
  return {
    groups: withAt(left, column + by, { ...next, links: withIn(next.links, at, link) }),
    column: column + by,
    place: at,
  };
}
