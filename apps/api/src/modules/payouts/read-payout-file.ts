import {
  type CalendarDate,
  checkMapping,
  isLeftOut,
  PAYOUT_COLUMNS,
  PAYOUT_LINES_MAXIMUM,
  type PayoutCells,
  type PayoutColumn,
  type PayoutKind,
  type PayoutLine,
  type PayoutMapping,
  readPayoutLine,
  recogniseColumns,
} from "@store/domain";
import { type HttpError, httpError } from "../../http/http-error.ts";
import { readCsv } from "../../lib/read-csv.ts";

export const NOT_A_PAYOUT = "This is no CSV file with a line for each order. Please export it as CSV again!";
const NO_LINES = "This file has no lines below its headers.";
const TOO_MANY_LINES = `A file has at most ${PAYOUT_LINES_MAXIMUM.toLocaleString("en-IN")} lines. Please upload it in parts!`;

/** In bytes: couriers write addresses into their files. */
const LONGEST_LINE = 20_000;
/** Cells without a header are named by their place, as nobody can choose what has no name. */
const unnamed = (place: number): string => `Column ${place + 1}`;

export interface ReadLine {
  /** As a spreadsheet counts. */
  readonly line: number;
  readonly read: PayoutLine | { readonly problem: string };
}

/** What a file is: its lines, or what is missing to read them. */
export type PayoutFile = {
  readonly headers: readonly string[];
  readonly mapping: PayoutMapping;
} & ({ readonly lines: readonly ReadLine[] } | { readonly missing: string });

interface Reading {
  readonly kind: PayoutKind;
  /** As staff chose the columns; empty where they did not. */
  readonly chosen: PayoutMapping;
  /** As they were chosen for this payer before. */
  readonly remembered: PayoutMapping | undefined;
  /** Of the whole file. */
  readonly day: CalendarDate | undefined;
  readonly utr: string;
  readonly today: CalendarDate;
}

function chooseMapping({ kind, chosen, remembered }: Reading, headers: readonly string[]): PayoutMapping {
  if (Object.keys(chosen).length > 0) return chosen;
  return remembered && checkMapping(kind, remembered, headers).ok ? remembered : recogniseColumns(kind, headers);
}

const isColumn = (name: string): name is PayoutColumn => name in PAYOUT_COLUMNS;

/** Where each column stands. */
const placesOf = (mapping: PayoutMapping, headers: readonly string[]): readonly (readonly [PayoutColumn, number])[] =>
  Object.entries(mapping).flatMap(([column, header]) =>
    isColumn(column) && header !== undefined ? [[column, headers.indexOf(header)] as const] : [],
  );

/** Reads a payout's file as a whole; a refusal where it is no such file. */
export async function readPayoutFile(file: Blob, reading: Reading): Promise<PayoutFile | HttpError> {
  const lines: ReadLine[] = [];
  let found: { readonly headers: readonly string[]; readonly mapping: PayoutMapping } | undefined;
  let missing: string | undefined;
  let places: readonly (readonly [PayoutColumn, number])[] = [];
  for await (const entry of readCsv(file, LONGEST_LINE, { hasLooseQuotes: true })) {
    if (entry === "unreadable") return httpError(400, NOT_A_PAYOUT);
    const { line, cells: record } = entry;
    if (!found) {
      // What is paid for and how much are two.
      if (record.length < 2) return httpError(400, NOT_A_PAYOUT);
      const headers = record.map((header, place) => header.replace(/\p{Cc}/gu, " ").trim() || unnamed(place));
      const mapping = chooseMapping(reading, headers);
      const checked = checkMapping(reading.kind, mapping, headers);
      missing = checked.ok ? undefined : checked.refusal.message;
      found = { headers, mapping };
      places = placesOf(mapping, headers);
      continue;
    }
    // Only now: a file without lines has no columns to choose from.
    if (missing !== undefined) return { ...found, missing };
    const cells: PayoutCells = Object.fromEntries(places.map(([column, place]) => [column, record[place] ?? ""]));
    if (isLeftOut(record, cells)) continue;
    if (lines.length === PAYOUT_LINES_MAXIMUM) return httpError(400, TOO_MANY_LINES);
    const read = readPayoutLine(cells, reading.today);
    lines.push({ line, read: read.ok ? withDefaults(read.value, reading) : { problem: read.refusal.message } });
  }
  if (!found) return httpError(400, NOT_A_PAYOUT);
  return lines.length === 0 ? httpError(400, NO_LINES) : { ...found, lines };
}

const withDefaults = (line: PayoutLine, { day, utr }: Reading): PayoutLine => ({
  ...line,
  day: line.day ?? day ?? null,
  utr: line.utr || utr,
});
