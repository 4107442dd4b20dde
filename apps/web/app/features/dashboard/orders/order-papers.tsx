import { orderCreditNote, orderPapers } from "@store/api-client/contract";
import { call } from "../../../session/browser-call.ts";
import { DownloadButton } from "../list/download-button.tsx";

interface OrderPapersProps {
  readonly ids: readonly number[];
  /** Left out where no invoice was made yet. */
  readonly hasInvoices?: boolean;
}

/** Downloads the packing slips and the invoices of orders, one PDF each. */
export function OrderPapers({ ids, hasInvoices = true }: OrderPapersProps) {
  const load = (kind: "packing-slips" | "invoices") => () =>
    call(orderPapers, { query: { kind, orders: ids.join(",") } });
  const isOne = ids.length === 1;
  return (
    <>
      <DownloadButton load={load("packing-slips")}>{isOne ? "Packing slip" : "Packing slips"}</DownloadButton>
      {hasInvoices ? <DownloadButton load={load("invoices")}>{isOne ? "Invoice" : "Invoices"}</DownloadButton> : null}
    </>
  );
}

interface CreditNotesProps {
  readonly orderId: number;
  readonly numbers: readonly string[];
}

/** Downloads the credit notes of an order, each by its number. */
export const CreditNotes = ({ orderId: id, numbers }: CreditNotesProps) =>
  numbers.map((number) => (
    <DownloadButton key={number} load={() => call(orderCreditNote, { params: { id }, query: { number } })}>
      Credit note {number}
    </DownloadButton>
  ));
