import { useId } from "react";
import { box } from "../checkbox-field/checkbox-field.css.ts";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./data-table.css.ts";
import type { DataColumn, DataTableModel } from "./use-data-table.ts";

export {
  type ChosenRows,
  type ColumnChoice,
  type DataColumn,
  type DataTableModel,
  type DataTableOptions,
  type RowChoice,
  useDataTable,
} from "./use-data-table.ts";

const classes = (...names: readonly (string | undefined)[]) => names.filter(Boolean).join(" ");

const lookOf = <Row,>({ isFigure, line }: DataColumn<Row>) =>
  classes(isFigure ? styles.figure : undefined, line && styles.line[line]);

interface DataTableProps<Row extends object> {
  /** Of `useDataTable`. */
  readonly model: DataTableModel<Row>;
  /** Said to those who do not see it, such as "Orders". */
  readonly caption: string;
}

/**
 * Rows of data, dense: of one line each on a desk, of two on a phone. Its checkboxes choose rows; with the shift key, all
 * from the last one that was pressed.
 */
export function DataTable<Row extends object>({ model, caption }: DataTableProps<Row>) {
  const { table, columns, choice } = model;
  const isAll = table.getIsAllPageRowsSelected();
  return (
    <div className={styles.frame}>
      <table className={choice ? styles.choosing : styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {choice ? (
              <td className={styles.choose}>
                <label className={styles.chooseAll}>
                  <input
                    type="checkbox"
                    className={box}
                    checked={isAll}
                    ref={(input) => {
                      if (input) input.indeterminate = !isAll && table.getIsSomePageRowsSelected();
                    }}
                    onChange={table.getToggleAllPageRowsSelectedHandler()}
                  />
                  <span className={styles.chooseWords}>Select all on this page</span>
                </label>
              </td>
            ) : null}
            {columns.map((column) => (
              <th key={column.label} scope="col" className={column.isFigure ? styles.figure : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id} className={row.getIsSelected() ? styles.chosen : undefined}>
              {choice ? (
                <td className={styles.choose}>
                  <label className={styles.chooseOne}>
                    <input
                      type="checkbox"
                      className={box}
                      checked={row.getIsSelected()}
                      onChange={row.getToggleSelectedHandler()}
                    />
                    <VisuallyHidden>Choose {choice.nameOf(row.original)}</VisuallyHidden>
                  </label>
                </td>
              ) : null}
              {columns.map((column, place) =>
                place === 0 ? (
                  <th key={column.label} scope="row" className={classes(lookOf(column), styles.header)}>
                    {column.cell(row.original)}
                  </th>
                ) : (
                  <td
                    key={column.label}
                    data-label={column.label}
                    className={classes(lookOf(column), styles.onPhone[column.onPhone ?? "below"])}
                  >
                    <div>{column.cell(row.original)}</div>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Chooses which columns of a table are shown, in a menu that opens below its button. */
export function ColumnMenu<Row extends object>({ model: { table } }: Pick<DataTableProps<Row>, "model">) {
  const menuId = useId();
  return (
    <>
      <button type="button" className={styles.menuButton} popoverTarget={menuId}>
        Columns
      </button>
      <fieldset id={menuId} popover="auto" className={styles.menu}>
        <legend className={styles.menuTitle}>Columns that are shown</legend>
        {table
          .getAllLeafColumns()
          .filter((column) => column.getCanHide())
          .map((column) => (
            <label key={column.id} className={styles.menuLine}>
              <input
                type="checkbox"
                className={box}
                checked={column.getIsVisible()}
                onChange={column.getToggleVisibilityHandler()}
              />
              {column.id}
            </label>
          ))}
      </fieldset>
    </>
  );
}
