/** A category below those above it: "Dairy › Ghee". */
export const categoryLabel = ({ name, path }: { readonly name: string; readonly path: readonly string[] }): string =>
  [...path, name].join(" › ");
