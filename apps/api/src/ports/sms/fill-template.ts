/** How a value is written so that it stays one value where it stands. */
export type Escape = (value: string) => string;

export const inAddress: Escape = encodeURIComponent;

/** Without the quotation marks around it, which a template has itself. */
export const inJson: Escape = (value) => JSON.stringify(value).slice(1, -1);

/** Fills `{name}` wherever a value has that name; other braces stay as they are. */
export const fillTemplate = (template: string, values: ReadonlyMap<string, string>, write: Escape): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values.get(name);
    return value === undefined ? whole : write(value);
  });
