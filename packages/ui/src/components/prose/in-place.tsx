import { Fragment, type ReactNode } from "react";

/** Shows items whose order never changes, as the words of a page: their place is their key. */
export const inPlace = <Item,>(items: readonly Item[], show: (item: Item) => ReactNode) =>
  items.map((item, place) => <Fragment key={place}>{show(item)}</Fragment>);
