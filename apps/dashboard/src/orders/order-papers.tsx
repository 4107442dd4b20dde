import { orderCreditNote, orderPapers } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";
import { useLazyDialog } from "@store/react-client/use-lazy-dialog";
import { Button } from "@store/ui/button";
import { Fragment, lazy, Suspense } from "react";
import { DownloadButton } from "../list/download-button.tsx";
import { partsOf } from "./order-parts.ts";

interface OrderPapersProps {
  readonly ids: readonly number[];
  /** Left out where no invoice was made yet. */
  readonly hasInvoices?: boolean;
  /** Left out where nothing is sent. */
  readonly hasLabels?: boolean;
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

const loadFiles = () => import("./courier-files-dialog.tsx");
const CourierFilesDialog = lazy(async () => ({ default: (await loadFiles()).CourierFilesDialog }));

/** Downloads orders as the files by which couriers book them. */
export function CourierFiles({ ids }: Pick<OrderPapersProps, "ids">) {
  const dialog = useLazyDialog(loadFiles);
  return (
    <>
      <Button variant="secondary" onClick={dialog.open}>
        Files for couriers
      </Button>
      <Suspense>
        {dialog.isOpen ? <CourierFilesDialog parts={partsOf(ids)} onClose={() => dialog.onOpenChange(false)} /> : null}
      </Suspense>
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
