import {
  type ColumnVisibilityState,
  columnVisibilityFeature,
  type ReactTable,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type ReactNode, useMemo } from "react";

const FEATURES = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

export interface DataColumn<Row> {
  /** The column's header, and its name where a choice of columns is kept. */
  readonly label: string;
  /** Figures stand at the end of their column. */
  readonly isFigure?: boolean;
  /** A cell of one line, cut where it is too long: `rest` takes the width that the other columns leave. */
  readonly line?: "short" | "rest";
  /**
   * Where the cell stands in a row of a phone: at the end of the first line, which begins with the row's header; in the
   * second, or at its end; nowhere; or, as when left out, below these, behind its label.
   */
  readonly onPhone?: "below" | "top" | "bottom" | "bottom-end" | "none";
  readonly cell: (row: Row) => ReactNode;
}

/** The rows that are chosen, by their keys, as they were seen last: those of other pages among them. */
export type ChosenRows<Row> = ReadonlyMap<string, Row>;

export interface RowChoice<Row> {
  /** Names a row in the label of its checkbox. */
  readonly nameOf: (row: Row) => string;
  readonly chosen: ChosenRows<Row>;
  readonly onChosen: (chosen: ChosenRows<Row>) => void;
}

/** Which columns are shown, by their labels; those it does not name are. */
export interface ColumnChoice {
  readonly shown: ColumnVisibilityState;
  readonly onShown: (shown: ColumnVisibilityState) => void;
}

export interface DataTableOptions<Row extends object> {
  /** The first names the row, is its header, and is always shown. */
  readonly columns: readonly DataColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  readonly choice?: RowChoice<Row> | undefined;
  readonly columnChoice?: ColumnChoice | undefined;
}

/** What a data table is rendered from. */
export interface DataTableModel<Row extends object> {
  readonly table: ReactTable<typeof FEATURES, Row>;
  /** Those that are shown. */
  readonly columns: readonly DataColumn<Row>[];
  readonly choice: RowChoice<Row> | undefined;
}

const ALL_COLUMNS: ColumnVisibilityState = {};

/** The chosen rows after a press: those of the page as the page shows them, those of other pages as they were. */
function rowsOf<Row>(ids: RowSelectionState, onPage: ReadonlyMap<string, Row>, before: ChosenRows<Row>) {
  const chosen = new Map<string, Row>();
  for (const id of Object.keys(ids)) {
    const row = onPage.get(id) ?? before.get(id);
    if (row) chosen.set(id, row);
  }
  return chosen;
}

/** A page of rows: which are chosen, on this page and on others, and which columns are shown. */
export function useDataTable<Row extends object>(options: DataTableOptions<Row>): DataTableModel<Row> {
  const { columns, rows, keyOf, choice, columnChoice } = options;
  const idOf = (row: Row) => String(keyOf(row));
  const definitions = useMemo(
    () => columns.map(({ label }, place) => ({ id: label, header: label, enableHiding: place > 0 })),
    [columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const rowSelection = useMemo(
    () => Object.fromEntries([...(choice?.chosen.keys() ?? [])].map((id) => [id, true] as const)),
    [choice?.chosen],
  );
  const columnVisibility = columnChoice?.shown ?? ALL_COLUMNS;
  const table = useTable({
    features: FEATURES,
    columns: definitions,
    data,
    getRowId: idOf,
    state: { rowSelection, columnVisibility },
    enableRowSelection: choice !== undefined,
    onRowSelectionChange: (updater) => {
      if (!choice) return;
      const next = typeof updater === "function" ? updater(rowSelection) : updater;
      choice.onChosen(rowsOf(next, new Map(rows.map((row) => [idOf(row), row])), choice.chosen));
    },
    onColumnVisibilityChange: (updater) =>
      columnChoice?.onShown(typeof updater === "function" ? updater(columnVisibility) : updater),
  });
  const visible = columns.filter(({ label }) => table.getColumn(label)?.getIsVisible());
  return { table, columns: visible, choice };
}
