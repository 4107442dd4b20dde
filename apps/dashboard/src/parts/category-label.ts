/** A category below those above it. */
export const categoryLabel = ({ name, path }: { readonly name: string; readonly path: readonly string[] }): string =>
  [...path, name].join(" › ");
