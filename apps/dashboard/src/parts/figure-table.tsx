import type { ReactNode } from "react";
import { figure } from "../frame/dashboard.css.ts";
import { table } from "../list/list.css.ts";

interface FigureColumn<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
}

interface FigureTableProps<Row> {
  readonly caption: string;
  /** What names a row. */
  readonly head: FigureColumn<Row>;
  readonly columns: readonly FigureColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** A table of figures, which are aligned; on a phone each row is a card. */
export const FigureTable = <Row,>({ caption, head, columns, rows, keyOf }: FigureTableProps<Row>) => (
  <table className={table} aria-label={caption}>
    <thead>
      <tr>
        <th scope="col">{head.label}</th>
        {columns.map(({ label }) => (
          <th key={label} scope="col" className={figure}>
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={keyOf(row)}>
          <th scope="row">{head.cell(row)}</th>
          {columns.map(({ label, cell }) => (
            <td key={label} data-label={label} className={figure}>
              <div>{cell(row)}</div>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
