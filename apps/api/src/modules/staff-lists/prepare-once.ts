/** A connection keeps a named statement for good. */
export const MAX_PREPARED = 50;

/**
 * Statements that are built once for each of their shapes, since building one takes longer than running it. Those after
 * the fiftieth are built at each call, without a name.
 * @param name of the statements; each shape's has a number behind it.
 */
export function prepareOnce<Statement>(name: string) {
  const prepared = new Map<string, Statement>();
  return (shape: string, build: (name: string) => Statement): Statement => {
    const known = prepared.get(shape);
    if (known) return known;
    if (prepared.size >= MAX_PREPARED) return build("");
    const statement = build(`${name}_${prepared.size + 1}`);
    prepared.set(shape, statement);
    return statement;
  };
}
