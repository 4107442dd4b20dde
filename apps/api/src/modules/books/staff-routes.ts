import { dayBookCsv, gstReturn, gstr1Csv, gstr1File, type WireReplyOf } from "@store/api-client/contract";
import {
  type CalendarMonth,
  type CodeValue,
  calendarMonth,
  gstr3b,
  type ListedDocument,
  sumValues,
  type TaxedValue,
  toRupees,
} from "@store/domain";
import { FileStream } from "../../http/file-stream.ts";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { writeCsv } from "../../lib/csv.ts";
import type { Backend } from "../backend.ts";
import { DAY_BOOK_COLUMNS, readDayBook } from "./day-book.ts";
import { gstr1CsvOf } from "./gstr1-csv.ts";
import { gstr1Json } from "./gstr1-json.ts";
import { NO_SUCH_MONTH } from "./messages.ts";
import { readMonthReturn } from "./month-return.ts";

/** More are not worked off in one go: the list says how many there are. */
const MOST_PROBLEMS = 100;

const wireValue = ({ taxable, igst, cgst, sgst }: TaxedValue) => ({
  ...{ taxable: toRupees(taxable), igst: toRupees(igst), cgst: toRupees(cgst), sgst: toRupees(sgst) },
});

const wireTable = (documents: readonly ListedDocument[]) => ({
  ...wireValue(sumValues(documents.flatMap(({ items }) => items))),
  documents: documents.length,
});

const wireCode = (row: CodeValue) => {
  const { code, rate, unit, quantity } = row;
  return { ...wireValue(row), code, rate, unit, quantity };
};

type Told = WireReplyOf<typeof gstReturn>["data"];

/** What the shop owes the tax office and its accountant, month by month. */
export function booksRoutes({ serve, db }: Backend): void {
  const inMonth = <R>(month: string, read: (month: CalendarMonth) => R): R | HttpError => {
    const known = calendarMonth(month);
    return known === undefined ? httpError(404, NO_SUCH_MONTH) : read(known);
  };

  serve(gstReturn, ({ params }) =>
    inMonth(params.month, async (month) => {
      const { made, orderOf, seller } = await readMonthReturn(db, month);
      const { taxed, exempt, interState } = gstr3b(made);
      const data: Told = {
        gstin: seller.gstin,
        ...{ b2b: wireTable(made.b2b), b2cl: wireTable(made.b2cl), b2cs: wireValue(sumValues(made.b2cs)) },
        ...{ cdnr: wireTable(made.cdnr), cdnur: wireTable(made.cdnur) },
        exempt: {
          inter_registered: toRupees(made.exempt.interRegistered),
          intra_registered: toRupees(made.exempt.intraRegistered),
          inter_others: toRupees(made.exempt.interOthers),
          intra_others: toRupees(made.exempt.intraOthers),
        },
        ...{ hsn_b2b: made.hsnB2b.map(wireCode), hsn_b2c: made.hsnB2c.map(wireCode), issued: [...made.issued] },
        gstr3b: {
          ...{ taxed: wireValue(taxed), exempt: toRupees(exempt) },
          inter_state: interState.map(({ place, taxable, igst }) => ({
            ...{ place, taxable: toRupees(taxable), igst: toRupees(igst) },
          })),
        },
        ...{ total: toRupees(made.total), rounding: toRupees(made.rounding) },
        problems: made.problems
          .slice(0, MOST_PROBLEMS)
          .map(({ number, lacks }) => ({ number, order_id: orderOf.get(number), lacks })),
        problem_count: made.problems.length,
      };
      return { status: true, data };
    }),
  );

  serve(gstr1File, ({ params }) =>
    inMonth(params.month, async (month) => {
      const { made, seller } = await readMonthReturn(db, month);
      const content = JSON.stringify(gstr1Json(made, seller.gstin, month));
      return { name: `gstr-1-${month}.json`, content: new Blob([content]) };
    }),
  );

  serve(gstr1Csv, ({ params: { month: asked, section } }) =>
    inMonth(asked, async (month) => {
      const { made } = await readMonthReturn(db, month);
      return new FileStream(`gstr-1-${month}-${section}.csv`, gstr1CsvOf(made, section));
    }),
  );

  serve(dayBookCsv, ({ params }) =>
    inMonth(
      params.month,
      (month) => new FileStream(`day-book-${month}.csv`, writeCsv(DAY_BOOK_COLUMNS, readDayBook(db, month))),
    ),
  );
}
