declare const brand: unique symbol;

/** A nominal type: a plain `Base` is not assignable to it, only what the functions of its module checked. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name };
