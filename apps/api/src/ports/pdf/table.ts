import { COLORS, PAGE, type Paper } from "./paper.ts";
import { MOST_LINES } from "./pdf.ts";

interface Cell {
  readonly text: string;
  /** Smaller, below. */
  readonly note?: string;
}

export interface Column<Row> {
  readonly title: string;
  readonly subtitle?: string;
  /** In points; the one column without takes what is left. */
  readonly width?: number;
  readonly align?: "left" | "right";
  readonly cell: (row: Row, index: number) => Cell;
}

type Placed<Row> = Column<Row> & { readonly x: number; readonly width: number };

const PADDING = 6;
const GAP = 6;
const NAME = { size: 9 } as const;
const NOTE = { size: 7.5, color: COLORS.muted } as const;
const TITLE = { size: 8, face: "bold" } as const;

function placed<Row>(columns: readonly Column<Row>[]): readonly Placed<Row>[] {
  const given = columns.reduce((sum, { width = 0 }) => sum + width, 0);
  const left = PAGE.width - 2 * PADDING - given - GAP * (columns.length - 1);
  let x = PAGE.left + PADDING;
  return columns.map((column) => {
    const width = column.width ?? left;
    const at = { ...column, x, width };
    x += width + GAP;
    return at;
  });
}

/**
 * A table that repeats its head on every page and never breaks a row.
 * @param padding above and below a row.
 * @throws RangeError above {@link MOST_LINES} rows.
 */
export function drawTable<Row>(
  paper: Paper,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
  top: number,
  padding = PADDING,
): number {
  if (rows.length > MOST_LINES) throw new RangeError(`A document has at most ${MOST_LINES} lines, not ${rows.length}`);
  const cells = placed(columns);
  const headHeight = columns.some(({ subtitle }) => subtitle !== undefined) ? 31 : 22;

  function head(y: number): number {
    paper.box({ x: PAGE.left, y, width: PAGE.width, height: headHeight }, COLORS.tint);
    for (const { title, subtitle = "", x, width, align = "left" } of cells) {
      const below = paper.write(title, { x, y: y + 5, width }, { ...TITLE, color: paper.seller.colours.main, align });
      paper.write(subtitle, { x, y: below, width }, { ...NOTE, size: 7, align });
    }
    return y + headHeight;
  }

  function row(item: Row, index: number, y: number): number {
    const texts = cells.map((column) => ({ ...column, ...column.cell(item, index) }));
    const heights = texts.map(
      ({ text, note, width }) =>
        paper.heightOf(text, width, NAME) + (note === undefined ? 0 : paper.heightOf(note, width, NOTE)),
    );
    const height = Math.max(...heights) + 2 * padding;
    let at = paper.roomFor(height, y);
    if (at < y) at = head(at);
    for (const { text, note = "", x, width, align = "left" } of texts) {
      const below = paper.write(text, { x, y: at + padding, width }, { ...NAME, align });
      paper.write(note, { x, y: below, width }, { ...NOTE, align });
    }
    paper.line(at + height);
    return at + height;
  }

  let y = head(top);
  for (const [index, item] of rows.entries()) y = row(item, index, y);
  return y;
}
