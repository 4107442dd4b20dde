import { number as oneLine } from "../../commerce/download-button.css.ts";
import { DownloadButton } from "../../commerce/download-button.tsx";

interface PdfButtonProps {
  readonly kind: "invoice" | "credit note";
  readonly orderId: number;
  /** Which of several credit notes. */
  readonly number?: string | undefined;
}

/** Downloads the invoice of an order [R160], or what takes it back (C47). */
export const PdfButton = ({ kind, orderId, number }: PdfButtonProps) => (
  <DownloadButton
    load={() => import("./download-pdf.ts")}
    download={({ downloadPdf }) => downloadPdf(kind, orderId, number)}
  >
    <span>
      Download {kind} {number ? <span className={oneLine}>{number}</span> : null}
    </span>
  </DownloadButton>
);
