import { formatCount } from "@store/domain";

/** A count with what it counts: "1 price", "12,345 prices". */
export const countOf = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
