import type { dashboard, ReplyOf } from "@store/api-client/contract";
import {
  cameBackPercent,
  formatCount,
  formatDate,
  formatRoundRupees,
  growthPercent,
  paise,
  type SalesTotal,
  sumSales,
} from "@store/domain";
import { Link } from "react-router-dom";
import { figure } from "../frame/dashboard.css.ts";
import { table } from "../list/list.css.ts";
import * as styles from "./dashboard-page.css.ts";

export type Overview = ReplyOf<typeof dashboard>["data"];
type SalesDays = NonNullable<Overview["sales"]>;
type Day = SalesDays["current"][number];

/** The orders that count as sold, from a day to another. */
const soldAt = (from: string, to: string): string => `/dashboard/orders?show=sold&from=${from}&to=${to}`;

const soldIn = (days: readonly Day[]): string => soldAt(days[0]?.day ?? "", days.at(-1)?.day ?? "");

/** "12% more than the 30 days before". */
function comparison(now: number, before: number): string {
  const percent = growthPercent(now, before);
  if (percent === undefined) return "Nothing in the 30 days before";
  if (percent === 0) return "As in the 30 days before";
  return `${formatCount(Math.abs(percent))}% ${percent > 0 ? "more" : "less"} than the 30 days before`;
}

/** A figure that charts end at: the first of 1, 2, 5, 10, 20 … that none is above. */
export function chartTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(most, 1)));
  return [1, 2, 5, 10].map((step) => step * power).find((top) => top >= most) ?? most;
}

/** Wide enough that thirty days have whole pixels; the drawing is stretched to its box. */
const [WIDTH, HEIGHT] = [300, 100];

interface ChartProps {
  readonly label: string;
  readonly sales: SalesDays;
  readonly ofDay: (day: Day) => number;
  readonly write: (value: number) => string;
}

/** A bar for each day, and behind it the day thirty days before as a step. The table says the same in words. */
function Chart({ label, sales: { current, before }, ofDay, write }: ChartProps) {
  const top = chartTop(Math.max(...[...current, ...before].map(ofDay)));
  const step = WIDTH / current.length;
  const heightOf = (day: Day) => (ofDay(day) / top) * HEIGHT;
  const bars = current.map((day, place) => {
    const height = heightOf(day);
    return `M${place * step + step * 0.2} ${HEIGHT}v${-height}h${step * 0.6}v${height}z`;
  });
  const earlier = before.map((day, place) => `M${place * step} ${HEIGHT}v${-heightOf(day)}h${step}v${heightOf(day)}z`);
  return (
    <div className={styles.chart}>
      <span className={styles.chartTop}>{write(top)}</span>
      <svg
        className={styles.plot}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        <path className={styles.barsBefore} d={earlier.join("")} />
        <path className={styles.bars} d={bars.join("")} />
      </svg>
      <span className={styles.chartDays}>
        <span>{formatDate(current[0]?.day ?? "")}</span>
        <span>Today</span>
      </span>
    </div>
  );
}

interface FigureProps extends Omit<ChartProps, "label"> {
  readonly title: string;
  readonly of: (total: SalesTotal) => number;
}

/** A figure of the last thirty days with its chart, beside the thirty before. */
function SalesFigure({ title, of, ...chart }: FigureProps) {
  const { sales, write } = chart;
  const [now, before] = [of(sumSales(sales.current)), of(sumSales(sales.before))];
  return (
    <div className={styles.card}>
      <h3 className={styles.cardTitle}>{title}</h3>
      <p className={styles.sum}>
        <Link to={soldIn(sales.current)} className={styles.sumLink}>
          {write(now)}
        </Link>
      </p>
      <p className={styles.quiet}>
        {comparison(now, before)}: <Link to={soldIn(sales.before)}>{write(before)}</Link>
      </p>
      <Chart label={`${title} of the last 30 days, day by day`} {...chart} />
    </div>
  );
}

/** An amount in paise, also one between two marks of a chart. */
const rupees = (amount: number): string => formatRoundRupees(paise(Math.round(amount)));

function SalesTable({ sales: { current, before } }: { readonly sales: SalesDays }) {
  return (
    <details>
      <summary className={styles.more}>Day by day</summary>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {["Sales", "Orders", "Sales 30 days before", "Orders 30 days before"].map((label) => (
              <th key={label} scope="col" className={figure}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {current.map((day, place) => (
            <tr key={day.day}>
              <th scope="row">
                <Link to={soldAt(day.day, day.day)}>{formatDate(day.day)}</Link>
              </th>
              <td data-label="Sales" className={figure}>
                {formatRoundRupees(day.amount)}
              </td>
              <td data-label="Orders" className={figure}>
                {formatCount(day.orders)}
              </td>
              <td data-label="Sales before" className={figure}>
                {rupees(before[place]?.amount ?? 0)}
              </td>
              <td data-label="Orders before" className={figure}>
                {formatCount(before[place]?.orders ?? 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

const averageOf = (day: Day): number => sumSales([day]).average ?? 0;

/** What was taken off the sales, and is not lost sight of. */
function RefundsOf({ sales }: { readonly sales: SalesDays }) {
  const { refunded } = sumSales(sales.current);
  return (
    <p className={styles.quiet}>
      Sales are net of refunds
      {refunded > 0 ? `: ${formatRoundRupees(refunded)} of these orders was refunded, or is to be` : ""}.
    </p>
  );
}

type CashParcels = NonNullable<Overview["cash_parcels"]>;

const percentInWords = ({ delivered, came_back: cameBack }: CashParcels["current"]): string => {
  const percent = cameBackPercent({ delivered, cameBack });
  return percent === undefined ? "–" : `${percent}%`;
};

/** The share of parcels with cash to collect that came back undelivered (C55). */
function ReturnedParcels({ parcels: { current, before } }: { readonly parcels: CashParcels }) {
  const ended = current.delivered + current.came_back;
  return (
    <div className={styles.card}>
      <h3 className={styles.cardTitle}>Cash parcels that came back</h3>
      <p className={styles.sum}>
        <Link to="/dashboard/orders?order_status=Undelivered" className={styles.sumLink}>
          {percentInWords(current)}
        </Link>
      </p>
      <p className={styles.quiet}>
        {ended === 0
          ? "No parcel with cash to collect has ended in 30 days."
          : `${formatCount(current.came_back)} of ${formatCount(ended)} parcels with cash to collect; ${percentInWords(before)} in the 30 days before.`}
      </p>
    </div>
  );
}

/** How the shop sold in the last thirty days, beside the thirty before. */
export const Sales = ({ sales, parcels }: { readonly sales: SalesDays; readonly parcels: CashParcels | undefined }) => (
  <section>
    <h2 className={styles.heading}>Last 30 days</h2>
    <div className={styles.cards}>
      <SalesFigure
        title="Sales"
        sales={sales}
        of={({ amount }) => amount}
        ofDay={({ amount }) => amount}
        write={rupees}
      />
      <SalesFigure
        title="Orders"
        sales={sales}
        of={({ orders }) => orders}
        ofDay={({ orders }) => orders}
        write={formatCount}
      />
      <SalesFigure
        title="Average order"
        sales={sales}
        of={({ average }) => average ?? 0}
        ofDay={averageOf}
        write={rupees}
      />
      {parcels ? <ReturnedParcels parcels={parcels} /> : null}
    </div>
    <RefundsOf sales={sales} />
    <p className={styles.legend}>
      <span className={styles.keyNow} /> These days <span className={styles.keyBefore} /> The 30 days before
    </p>
    <SalesTable sales={sales} />
    <p>
      <Link to="/dashboard/figures">All figures</Link>
    </p>
  </section>
);
