/** A state and its cities. Ids follow the order of these lists: add at the end only. */
export type StateList = readonly (readonly [state: string, cities: readonly string[]])[];
