import { dayBookCsv, GSTR1_SECTIONS, gstReturn, gstr1Csv, gstr1File } from "@store/api-client/contract";
import {
  addMoney,
  type CalendarMonth,
  calendarMonth,
  daysOfMonth,
  formatCount,
  formatMonth,
  formatRupees,
  monthOf,
  monthsBefore,
  todayInIndia,
} from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { Alert } from "@store/ui/alert";
import { Button } from "@store/ui/button";
import { SelectField } from "@store/ui/select-field";
import { Skeleton } from "@store/ui/skeleton";
import type { FormEvent } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { useQuery } from "../data/use-query.ts";
import { buttons } from "../frame/dashboard.css.ts";
import { DashboardFrame } from "../frame/dashboard-frame.tsx";
import { DownloadButton } from "../list/download-button.tsx";
import { LoadFailed } from "../parts/load-failed.tsx";
import * as styles from "../parts/sections.css.ts";
import { CodeTable, ExemptTable, Gstr3bTables, IssuedTable, type MonthReturn, SupplyTable } from "./gst-tables.tsx";

/** As many months can be chosen: papers are kept for longer, but no return is made later. */
const MONTHS_OFFERED = 36;

const SECTION_NAMES: Readonly<Record<(typeof GSTR1_SECTIONS)[number], string>> = {
  b2b: "B2B",
  b2cl: "B2CL",
  b2cs: "B2CS",
  cdnr: "CDNR",
  cdnur: "CDNUR",
  exemp: "Exempt",
  "hsn-b2b": "HSN, B2B",
  "hsn-b2c": "HSN, B2C",
  docs: "Papers issued",
};

const LACKS = {
  place: "its order has no state that GST knows",
  code: "a product in it has no HSN code",
} as const;

/** Papers that the portal would refuse, with the way to their orders. */
function Problems({ month: { problems, problem_count } }: { readonly month: MonthReturn }) {
  if (problem_count === 0) return null;
  return (
    <Alert title="The portal will refuse this return">
      <ul className={styles.problems}>
        {problems.map(({ number, order_id, lacks }) => (
          <li key={`${number} ${lacks}`}>
            {order_id === undefined ? number : <Link to={`/dashboard/orders/${order_id}`}>{number}</Link>}:{" "}
            {LACKS[lacks]}
          </li>
        ))}
      </ul>
      {problem_count > problems.length ? <p>And {formatCount(problem_count - problems.length)} more.</p> : null}
      <p>Give each product its HSN code, and the return has it.</p>
    </Alert>
  );
}

/** The figures that lead from a month's sales to its papers. */
function salesOf(month: CalendarMonth): string {
  const days = daysOfMonth(month);
  return `/dashboard/figures?${new URLSearchParams({ table: "papers", from: days[0] ?? "", to: days.at(-1) ?? "" })}`;
}

/** How the papers' total is made up. */
function TotalOf({
  month: { gstr3b, total, rounding },
  shown,
}: Readonly<{ month: MonthReturn; shown: CalendarMonth }>) {
  const { taxable, igst, cgst, sgst } = gstr3b.taxed;
  return (
    <p className={styles.quiet}>
      Invoices less credit notes: {formatRupees(total)}. That is {formatRupees(taxable)} taxable,{" "}
      {formatRupees(addMoney(igst, cgst, sgst))} GST, {formatRupees(gstr3b.exempt)} exempt and {formatRupees(rounding)}{" "}
      rounding. <Link to={salesOf(shown)}>How they differ from sales</Link>
    </p>
  );
}

function LoadedMonth({ month }: { readonly month: CalendarMonth }) {
  const params = { month };
  const query = useQuery(gstReturn, { params });
  if (query.state === "loading") return <Skeleton shape="block" />;
  if (query.state === "failed") {
    return <LoadFailed failure={query.failure} title="This month is not there" onRetry={query.refetch} />;
  }
  const { data } = query.reply;
  return (
    <div className={styles.sections}>
      <Problems month={data} />
      <section>
        <h2 className={styles.heading}>Downloads</h2>
        <p className={styles.quiet}>
          The GSTR-1 file is uploaded at the GST portal as it is. The day book is for your accountant’s program.
        </p>
        <div className={buttons}>
          <DownloadButton load={() => call(gstr1File, { params })}>GSTR-1 file</DownloadButton>
          <DownloadButton load={() => call(dayBookCsv, { params })}>Day book</DownloadButton>
        </div>
      </section>
      <section>
        <h2 className={styles.heading}>GSTR-1</h2>
        <TotalOf month={data} shown={month} />
        <SupplyTable month={data} />
        <ExemptTable exempt={data.exempt} />
      </section>
      <section>
        <h2 className={styles.heading}>HSN summary</h2>
        <p className={styles.quiet}>Net of credit notes. A credit note of a part has an amount and no pieces.</p>
        <CodeTable month={data} />
      </section>
      <section>
        <h2 className={styles.heading}>Papers issued</h2>
        <IssuedTable issued={data.issued} />
      </section>
      <section>
        <h2 className={styles.heading}>GSTR-3B</h2>
        <p className={styles.quiet}>What was sold. What the shop bought is in your accountant’s books.</p>
        <Gstr3bTables gstr3b={data.gstr3b} />
      </section>
      <section>
        <h2 className={styles.heading}>GSTR-1 as CSV</h2>
        <p className={styles.quiet}>Each table as the portal’s offline tool reads it.</p>
        <div className={buttons}>
          {GSTR1_SECTIONS.map((section) => (
            <DownloadButton key={section} load={() => call(gstr1Csv, { params: { month, section } })}>
              {SECTION_NAMES[section]}
            </DownloadButton>
          ))}
        </div>
      </section>
    </div>
  );
}

function Books() {
  const [parameters, setParameters] = useSearchParams();
  const current = monthOf(todayInIndia(new Date()));
  const [last = current, ...earlier] = monthsBefore(current, MONTHS_OFFERED);
  // The month that is to be filed is the one that has ended.
  const month = calendarMonth(parameters.get("month") ?? "") ?? last;
  const offered = [...new Set([current, last, ...earlier, month])];
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get("month");
    if (typeof chosen === "string") setParameters({ month: chosen });
  };
  return (
    <>
      <form className={styles.choice} onSubmit={show} aria-label="Which month">
        <SelectField
          key={month}
          label="Month"
          name="month"
          defaultValue={month}
          options={offered.map((value) => ({ value, label: formatMonth(value) }))}
        />
        <Button type="submit">Show</Button>
      </form>
      <LoadedMonth key={month} month={month} />
    </>
  );
}

/** The GST returns of a month, and its day book. */
export default function BooksPage() {
  return (
    <DashboardFrame title="Books">
      <Books />
    </DashboardFrame>
  );
}
