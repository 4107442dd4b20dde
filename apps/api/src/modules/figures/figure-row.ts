import type { CalendarDate, FigureValues } from "@store/domain";

/** A row of a table of figures, amounts in paise. */
export interface FigureRow extends FigureValues {
  readonly label: string;
  /** Of a product. */
  readonly id?: number;
  readonly last_sold?: CalendarDate | undefined;
  /** It is none of what the table is about, such as shipping among products, and stands behind all others. */
  readonly isApart?: true;
}
