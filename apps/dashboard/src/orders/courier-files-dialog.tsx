import { shipmentsCsv } from "@store/api-client/contract";
import { SHIPMENT_FILE_KEYS, SHIPMENT_FILES } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { Dialog } from "@store/ui/dialog";
import { form } from "../frame/dashboard.css.ts";
import { DownloadButton } from "../list/download-button.tsx";
import type { OrderPart } from "./order-parts.ts";

interface CourierFilesDialogProps {
  readonly parts: readonly OrderPart[];
  readonly onClose: () => void;
}

/** Offers orders as the file of each courier; more than fit into one as several. */
export const CourierFilesDialog = ({ parts, onClose }: CourierFilesDialogProps) => (
  <Dialog
    isOpen
    onOpenChange={onClose}
    title="Files for couriers"
    description="Upload one at the courier to book these orders. Then take the file with its tracking numbers in on the page Parcels."
  >
    <div className={form}>
      {SHIPMENT_FILE_KEYS.map((file) =>
        parts.map(({ orders, range }) => (
          <DownloadButton
            key={`${file} ${range}`}
            noteTitle="Before you upload this file"
            load={() => call(shipmentsCsv, { query: { file, orders: orders.join(",") } })}
          >
            {`${SHIPMENT_FILES[file].name}${range}`}
          </DownloadButton>
        )),
      )}
    </div>
  </Dialog>
);
