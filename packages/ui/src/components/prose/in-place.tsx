import { Fragment, type ReactNode } from "react";

/** Renders items whose order never changes, such as a page's paragraphs: their index is their key. */
export const inPlace = <Item,>(items: readonly Item[], show: (item: Item) => ReactNode) =>
  items.map((item, place) => <Fragment key={place}>{show(item)}</Fragment>);
