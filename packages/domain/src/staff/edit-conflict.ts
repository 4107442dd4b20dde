/** The answer to an edit that is based on values which somebody else has changed since. */
export const EDIT_CONFLICT =
  "Somebody else has saved changes since you opened this. Please compare them, then save again!";

/** Whether two values of a field are the same; lists and their rows by what is in them. */
export const isSameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Three versions of what two people edit at the same time. */
export interface Versions<D> {
  /** What I began with. */
  readonly base: D;
  /** What I made of it. */
  readonly mine: D;
  /** What the shop has by now. */
  readonly theirs: D;
}

/** Who changed a field; undefined where both have the same value by now. */
export function whoChanged<D extends Readonly<Record<string, unknown>>>(
  { base, mine, theirs }: Versions<D>,
  field: keyof D,
): "me" | "they" | "both" | undefined {
  if (isSameValue(mine[field], theirs[field])) return undefined;
  if (isSameValue(mine[field], base[field])) return "they";
  return isSameValue(theirs[field], base[field]) ? "me" : "both";
}

/**
 * What is saved when somebody keeps their changes of something that another has changed since: the fields that they
 * changed, and of all others what the shop has by now.
 * @param givenUp the fields of mine that I leave to the other.
 */
export function keepMine<D extends Readonly<Record<string, unknown>>>(
  versions: Versions<D>,
  givenUp: ReadonlySet<keyof D> = new Set(),
): D {
  const { mine, theirs } = versions;
  const kept = { ...theirs };
  for (const field in mine) {
    const who = whoChanged(versions, field);
    if ((who === "me" || who === "both") && !givenUp.has(field)) kept[field] = mine[field];
  }
  return kept;
}
