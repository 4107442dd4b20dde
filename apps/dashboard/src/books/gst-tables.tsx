import type { gstReturn, ReplyOf } from "@store/api-client/contract";
import { formatCount, formatRupees, gstStateName, type Paise, stateWithCode } from "@store/domain";
import { FigureTable } from "../parts/figure-table.tsx";

export type MonthReturn = ReplyOf<typeof gstReturn>["data"];

interface Value {
  readonly taxable: Paise;
  readonly igst: Paise;
  readonly cgst: Paise;
  readonly sgst: Paise;
}

const TAXES = [
  { label: "Taxable", cell: ({ taxable }: Value) => formatRupees(taxable) },
  { label: "IGST", cell: ({ igst }: Value) => formatRupees(igst) },
  { label: "CGST", cell: ({ cgst }: Value) => formatRupees(cgst) },
  { label: "SGST", cell: ({ sgst }: Value) => formatRupees(sgst) },
] as const;

/** Tables 4 to 9B: what was supplied and credited, to whom. */
export function SupplyTable({ month }: { readonly month: MonthReturn }) {
  const rows = [
    { name: "B2B: invoices to buyers with a GSTIN", ...month.b2b },
    { name: "B2CL: large invoices to other states", ...month.b2cl },
    { name: "B2CS: all other sales", ...month.b2cs, documents: undefined },
    { name: "CDNR: credit notes to buyers with a GSTIN", ...month.cdnr },
    { name: "CDNUR: credit notes of large invoices", ...month.cdnur },
  ];
  return (
    <FigureTable
      caption="Sales and credit notes"
      head={{ label: "Table", cell: ({ name }) => name }}
      columns={[
        {
          label: "Papers",
          cell: ({ documents }) => (documents === undefined ? "" : formatCount(documents)),
        },
        ...TAXES,
      ]}
      rows={rows}
      keyOf={({ name }) => name}
    />
  );
}

/** Table 8. */
export function ExemptTable({ exempt }: Pick<MonthReturn, "exempt">) {
  const rows = [
    { name: "To other states, buyers with a GSTIN", amount: exempt.inter_registered },
    { name: "Within the state, buyers with a GSTIN", amount: exempt.intra_registered },
    { name: "To other states, other buyers", amount: exempt.inter_others },
    { name: "Within the state, other buyers", amount: exempt.intra_others },
  ];
  return (
    <FigureTable
      caption="Exempt goods"
      head={{ label: "Exempt goods", cell: ({ name }) => name }}
      columns={[{ label: "Value", cell: ({ amount }) => formatRupees(amount) }]}
      rows={rows}
      keyOf={({ name }) => name}
    />
  );
}

/** Table 12. */
export function CodeTable({ month: { hsn_b2b, hsn_b2c } }: { readonly month: MonthReturn }) {
  const rows = [
    ...hsn_b2b.map((row) => ({ ...row, buyers: "With a GSTIN" })),
    ...hsn_b2c.map((row) => ({ ...row, buyers: "Others" })),
  ];
  return (
    <FigureTable
      caption="By HSN code"
      head={{ label: "HSN code", cell: ({ code }) => code || "None" }}
      columns={[
        { label: "Buyers", cell: ({ buyers }) => buyers },
        { label: "Rate", cell: ({ rate }) => `${rate}%` },
        { label: "Pieces", cell: ({ quantity, unit }) => (unit === "NA" ? "" : formatCount(quantity)) },
        ...TAXES,
      ]}
      rows={rows}
      keyOf={({ buyers, code, rate }) => `${buyers} ${code} ${rate}`}
    />
  );
}

const KINDS = { invoice: "Invoices", creditNote: "Credit notes" } as const;

/** Table 13. */
export const IssuedTable = ({ issued }: Pick<MonthReturn, "issued">) => (
  <FigureTable
    caption="Papers issued"
    head={{ label: "Papers", cell: ({ kind }) => KINDS[kind] }}
    columns={[
      { label: "From", cell: ({ from }) => from },
      { label: "To", cell: ({ to }) => to },
      { label: "Number", cell: ({ count }) => formatCount(count) },
    ]}
    rows={issued}
    keyOf={({ kind, from }) => `${kind} ${from}`}
  />
);

/** What GSTR-3B asks of supplies. */
export function Gstr3bTables({ gstr3b: { taxed, exempt, inter_state } }: Pick<MonthReturn, "gstr3b">) {
  return (
    <>
      <FigureTable
        caption="GSTR-3B"
        head={{ label: "Table", cell: ({ name }) => name }}
        columns={TAXES}
        rows={[{ name: "3.1(a) Taxable supplies", ...taxed }]}
        keyOf={({ name }) => name}
      />
      <FigureTable
        caption="GSTR-3B, exempt"
        head={{ label: "Table", cell: ({ name }) => name }}
        columns={[{ label: "Value", cell: ({ amount }) => formatRupees(amount) }]}
        rows={[{ name: "3.1(c) Nil-rated and exempt supplies", amount: exempt }]}
        keyOf={({ name }) => name}
      />
      {inter_state.length > 0 ? (
        <FigureTable
          caption="GSTR-3B, to other states"
          head={{ label: "3.2 To buyers without a GSTIN in", cell: ({ place }) => stateWithCode(gstStateName(place)) }}
          columns={[
            { label: "Taxable", cell: ({ taxable }) => formatRupees(taxable) },
            { label: "IGST", cell: ({ igst }) => formatRupees(igst) },
          ]}
          rows={inter_state}
          keyOf={({ place }) => place}
        />
      ) : null}
    </>
  );
}
