declare const brand: unique symbol;

/** A base type that only the rule of its name can hand out: `Branded<number, "paise">` is no plain number. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };
