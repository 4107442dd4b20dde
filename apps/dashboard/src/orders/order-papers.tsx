import { orderCreditNote, orderPapers, PAPERS_AT_ONCE } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";
import { Fragment } from "react";
import { DownloadButton } from "../list/download-button.tsx";

interface OrderPapersProps {
  readonly ids: readonly number[];
  /** Left out where no invoice was made yet. */
  readonly hasInvoices?: boolean;
  /** Left out where nothing is sent. */
  readonly hasLabels?: boolean;
}

/** Of many orders, as many as are printed at once, and which of them these are: "1–50". */
function partsOf(ids: readonly number[]) {
  const parts: { readonly orders: readonly number[]; readonly range: string }[] = [];
  for (let start = 0; start < ids.length; start += PAPERS_AT_ONCE) {
    const orders = ids.slice(start, start + PAPERS_AT_ONCE);
    parts.push({ orders, range: ids.length > PAPERS_AT_ONCE ? ` ${start + 1}–${start + orders.length}` : "" });
  }
  return parts;
}

/** Downloads the packing slips, the labels and the invoices of orders, one PDF each; of more than fit into one, one a part. */
export function OrderPapers({ ids, hasInvoices = true, hasLabels = true }: OrderPapersProps) {
  const load = (kind: "packing-slips" | "labels" | "invoices", orders: readonly number[]) => () =>
    call(orderPapers, { query: { kind, orders: orders.join(",") } });
  const isOne = ids.length === 1;
  return partsOf(ids).map(({ orders, range }) => (
    <Fragment key={range}>
      <DownloadButton load={load("packing-slips", orders)}>
        {isOne ? "Packing slip" : `Packing slips${range}`}
      </DownloadButton>
      {hasLabels ? (
        <DownloadButton load={load("labels", orders)}>{isOne ? "Label" : `Labels${range}`}</DownloadButton>
      ) : null}
      {hasInvoices ? (
        <DownloadButton load={load("invoices", orders)}>{isOne ? "Invoice" : `Invoices${range}`}</DownloadButton>
      ) : null}
    </Fragment>
  ));
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
