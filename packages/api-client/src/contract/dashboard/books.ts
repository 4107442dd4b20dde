import { fromRupees, LARGEST_PAISE } from "@store/domain";
import * as v from "valibot";
import { endpoint } from "../endpoint.ts";
import { Count, Data, FileReply, maybe, Text } from "../fields.ts";

/** A month of India, as YYYY-MM. */
const ByMonth = v.object({ month: v.pipe(v.string(), v.regex(/^20\d\d-\d\d$/)) });

const LARGEST_RUPEES = LARGEST_PAISE / 100;

/** The sum of a month: above what an amount of one order may be, and below zero where credit notes outweigh invoices. */
export const Sum = v.pipe(v.number(), v.minValue(-LARGEST_RUPEES), v.maxValue(LARGEST_RUPEES), v.transform(fromRupees));

const Value = { taxable: Sum, igst: Sum, cgst: Sum, sgst: Sum } as const;
const Table = v.object({ ...Value, documents: Count });
const Code = v.object({ ...Value, code: Text, rate: v.number(), unit: Text, quantity: v.number() });

/** The tables of GSTR-1 that are downloaded each as the portal's offline tool reads it. */
export const GSTR1_SECTIONS = ["b2b", "b2cl", "b2cs", "cdnr", "cdnur", "exemp", "hsn-b2b", "hsn-b2c", "docs"] as const;

const READS_BOOKS = { method: "GET", access: "staff", permission: "sales" } as const;

export const gstReturn = endpoint({
  ...READS_BOOKS,
  path: "/dashboard/books/{month}/",
  summary: "What GSTR-1 and GSTR-3B tell of a month",
  params: ByMonth,
  reply: Data(
    v.object({
      /** Of the shop. */
      gstin: Text,
      b2b: Table,
      b2cl: Table,
      b2cs: v.object(Value),
      cdnr: Table,
      cdnur: Table,
      exempt: v.object({
        inter_registered: Sum,
        intra_registered: Sum,
        inter_others: Sum,
        intra_others: Sum,
      }),
      hsn_b2b: v.array(Code),
      hsn_b2c: v.array(Code),
      issued: v.array(v.object({ kind: v.picklist(["invoice", "creditNote"]), from: Text, to: Text, count: Count })),
      /** 3.1(a), 3.1(c) and 3.2 of GSTR-3B. */
      gstr3b: v.object({
        taxed: v.object(Value),
        exempt: Sum,
        inter_state: v.array(v.object({ place: Text, taxable: Sum, igst: Sum })),
      }),
      /** What invoices charge, less credit notes, and the rounding in it. */
      total: Sum,
      rounding: Sum,
      /** Documents that the portal would refuse: the first hundred, with the order where there is one. */
      problems: v.array(v.object({ number: Text, order_id: maybe(Count), lacks: v.picklist(["place", "code"]) })),
      problem_count: Count,
    }),
  ),
  isLong: true,
});

export const gstr1File = endpoint({
  ...READS_BOOKS,
  path: "/dashboard/books/{month}/gstr-1/",
  summary: "GSTR-1 of a month as the file that the GST portal takes",
  params: ByMonth,
  reply: FileReply,
  file: "application/json",
  isLong: true,
});

export const gstr1Csv = endpoint({
  ...READS_BOOKS,
  path: "/dashboard/books/{month}/gstr-1/{section}/",
  summary: "A table of GSTR-1 of a month as the CSV file that the portal's offline tool takes",
  params: v.object({ ...ByMonth.entries, section: v.picklist(GSTR1_SECTIONS) }),
  reply: FileReply,
  file: "text/csv",
  isLong: true,
});

export const dayBookCsv = endpoint({
  ...READS_BOOKS,
  path: "/dashboard/books/{month}/day-book/",
  summary: "All sales, credit notes, receipts and payments of a month as bookings, for an accountant's program",
  params: ByMonth,
  reply: FileReply,
  file: "text/csv",
  isLong: true,
});
