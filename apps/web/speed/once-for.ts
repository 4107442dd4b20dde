/**
 * Makes a value once for each object that it is made from: replies of the backend are the same objects for as long as it
 * says the same.
 */
export function onceFor<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const made = new WeakMap<From, { readonly value: Made }>();
  return (from) => {
    const known = made.get(from) ?? { value: make(from) };
    made.set(from, known);
    return known.value;
  };
}

/** An object's JSON. */
export const jsonOf = onceFor((value: object) => JSON.stringify(value));
