/** A parameter as it stands in an address; null and absent are left out. */
const entriesOf = (values: unknown): [string, string][] =>
  typeof values === "object" && values !== null
    ? Object.entries(values).flatMap(([name, value]): [string, string][] =>
        value === undefined || value === null || value === "" ? [] : [[name, String(value)]],
      )
    : [];

/** `/cart/{id}/` with `{ id: 7 }` and a query gives `/cart/7/?…`. */
export function addressOf(path: string, params?: unknown, query?: unknown): string {
  const filled = entriesOf(params).reduce(
    (address, [name, value]) => address.replace(`{${name}}`, encodeURIComponent(value)),
    path,
  );
  const search = new URLSearchParams(entriesOf(query)).toString();
  return search ? `${filled}?${search}` : filled;
}
