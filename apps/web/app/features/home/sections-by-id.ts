/** The sections by the names that their ids have (document 1, section 3; checklist R47); what is absent has none. */
export function sectionsById<Name extends string, S extends { readonly id: number }>(
  ids: Readonly<Record<Name, number>>,
  sections: readonly S[] = [],
): Readonly<Partial<Record<Name, S>>> {
  const found: Partial<Record<Name, S>> = {};
  for (const name in ids) {
    const section = sections.find(({ id }) => id === ids[name]);
    if (section) found[name] = section;
  }
  return found;
}
