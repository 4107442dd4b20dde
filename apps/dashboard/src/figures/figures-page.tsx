import { figures, figuresCsv, type ReplyOf } from "@store/api-client/contract";
import {
  calendarDate,
  DEAD_STOCK_DAYS,
  DEAD_STOCK_DAYS_MAXIMUM,
  FIGURE_ROWS,
  FIGURE_TABLES,
  FIGURES,
  type FigureColumn,
  type Figures,
  formatCount,
  formatDate,
  formatRupees,
  paise,
  salesPeriods,
  shareOfRow,
  todayInIndia,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { Button } from "@store/ui/button";
import { EmptyState } from "@store/ui/empty-state";
import { SelectField } from "@store/ui/select-field";
import { Skeleton } from "@store/ui/skeleton";
import { TextField } from "@store/ui/text-field";
import type { FormEvent, ReactNode } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { DownloadButton } from "../list/download-button.tsx";
import { readChoice, readDay } from "../list/list-query.ts";
import { FigureTable } from "../parts/figure-table.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";
import * as styles from "../parts/sections.css.ts";

type Told = ReplyOf<typeof figures>["data"];
type Values = Told["total"];
type TableRow = Told["rows"][number];

const TABLES = FIGURES.map((value) => ({ value, label: FIGURE_TABLES[value].title }));

interface Asked {
  readonly table: Figures;
  readonly from: string;
  readonly to: string;
  readonly days: number;
}

const isDays = (days: number): boolean => Number.isInteger(days) && days >= 1 && days <= DEAD_STOCK_DAYS_MAXIMUM;

/** What the address asks for: the last thirty days, where it names none. Days that stand the wrong way round change places. */
function readAsked(parameters: URLSearchParams): Asked {
  const today = todayInIndia(new Date());
  const to = readDay(parameters.get("to")) ?? today;
  const from = readDay(parameters.get("from")) ?? salesPeriods(calendarDate(to) ?? today).current;
  const days = Number(parameters.get("days"));
  return {
    table: readChoice(TABLES, parameters.get("table")) ?? "day",
    ...(from <= to ? { from, to } : { from: to, to: from }),
    days: isDays(days) ? days : DEAD_STOCK_DAYS,
  };
}

/** The sold orders of a day or a city, from which its row was counted. */
const ordersAt = (params: Readonly<Record<string, string>>): string =>
  `/dashboard/orders?${new URLSearchParams({ show: "sold", ...params })}`;

function Label({ table, row: { label, id }, asked }: { table: Figures; row: TableRow; asked: Asked }): ReactNode {
  if (id !== undefined) return <Link to={`/dashboard/products/${id}`}>{label}</Link>;
  if (table === "day") return <Link to={ordersAt({ from: label, to: label })}>{formatDate(label)}</Link>;
  if (table === "city" && label !== FIGURE_ROWS.noCity)
    return <Link to={ordersAt({ city: label, from: asked.from, to: asked.to })}>{label}</Link>;
  return label;
}

interface Line {
  readonly key: string;
  readonly label: ReactNode;
  readonly values: Values & { readonly last_sold?: string | undefined };
}

const NONE = "–";

function cellOf(column: FigureColumn, { values }: Line, total: Values): string {
  if (column.unit === "day") return values.last_sold === undefined ? NONE : formatDate(values.last_sold);
  if (column.unit === "percent") {
    const percent = shareOfRow(column, values, total);
    return percent === undefined ? NONE : `${percent}%`;
  }
  const value = values[column.key];
  if (value === undefined) return NONE;
  return column.unit === "money" ? formatRupees(paise(value)) : formatCount(value);
}

/** The rows as they stand: those that are shown, the others as one, and the sum of all. */
function linesOf({ rows, more, total }: Told, asked: Asked): readonly Line[] {
  const { table } = asked;
  return [
    ...rows.map(
      (row, place): Line => ({
        key: `${place}`,
        label: <Label table={table} row={row} asked={asked} />,
        values: row,
      }),
    ),
    ...(more ? [{ key: "more", label: `${formatCount(more.count)} more`, values: more }] : []),
    { key: "total", label: FIGURE_TABLES[table].total, values: total },
  ];
}

function LoadedTable({ asked }: { readonly asked: Asked }) {
  const { table, from, to, days } = asked;
  const request = { params: { table }, query: { from, to, days } };
  const answer = useQuery(figures, request);
  if (answer.state === "loading") return <Skeleton shape="block" />;
  if (answer.state === "failed") {
    return <LoadFailed failure={answer.failure} title="There are no such figures" onRetry={answer.refetch} />;
  }
  const { data } = answer.reply;
  const { title, head, columns, about } = FIGURE_TABLES[table];
  return (
    <section className={styles.sections}>
      <div>
        <h2 className={styles.heading}>{title}</h2>
        <p className={styles.quiet}>{about}</p>
      </div>
      {data.rows.length === 0 ? (
        <EmptyState title="Nothing to show" message="Choose other days, or another table." />
      ) : (
        <>
          <FigureTable
            caption={title}
            rows={linesOf(data, asked)}
            keyOf={({ key }) => key}
            head={{ label: head, cell: ({ label }) => label }}
            columns={columns.map((column) => ({
              label: column.label,
              cell: (line: Line) => cellOf(column, line, data.total),
            }))}
          />
          <DownloadButton load={() => call(figuresCsv, request)}>Download as CSV</DownloadButton>
        </>
      )}
    </section>
  );
}

/** Which table, and of which days. */
function Choice({ asked }: { readonly asked: Asked }) {
  const [, setParameters] = useSearchParams();
  const { table, from, to, days } = asked;
  const { of } = FIGURE_TABLES[table];
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const said = { from, to, days: String(days), table };
    const next = new URLSearchParams(said);
    for (const [name, value] of new FormData(event.currentTarget)) if (typeof value === "string") next.set(name, value);
    setParameters(next);
  };
  return (
    <form className={styles.choice} onSubmit={show} aria-label="Which figures">
      <SelectField label="Table" name="table" defaultValue={table} options={TABLES} />
      {of === "period" ? (
        <>
          <TextField label="From" name="from" type="date" isFilter defaultValue={from} />
          <TextField label="To" name="to" type="date" isFilter defaultValue={to} />
        </>
      ) : null}
      {of === "days without a sale" ? (
        <TextField
          label="Days without a sale"
          name="days"
          type="number"
          isFilter
          min={1}
          max={DEAD_STOCK_DAYS_MAXIMUM}
          defaultValue={String(days)}
        />
      ) : null}
      <Button type="submit">Show</Button>
    </form>
  );
}

/** The shop's figures, a table at a time. */
export default function FiguresPage() {
  const [parameters] = useSearchParams();
  const asked = readAsked(parameters);
  const key = JSON.stringify(asked);
  return (
    <DashboardFrame title="Figures">
      <Choice key={`choice ${key}`} asked={asked} />
      <LoadedTable key={key} asked={asked} />
    </DashboardFrame>
  );
}
