import { creditNotePdf, invoicePdf } from "@store/api-client/contract";
import { creditNoteFileName, invoiceFileName } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { saveFile } from "@store/react-client/save-file";

const FILES = {
  invoice: { endpoint: invoicePdf, nameOf: invoiceFileName },
  "credit note": { endpoint: creditNotePdf, nameOf: creditNoteFileName },
} as const;

/**
 * Downloads the invoice of an order, or a credit note: of several, that with the number. Returns why it could not,
 * which is also logged [R160]; undefined when it could.
 */
export async function downloadPdf(
  kind: keyof typeof FILES,
  orderId: number,
  number?: string,
): Promise<string | undefined> {
  const { endpoint, nameOf } = FILES[kind];
  const answer = await call(endpoint, { query: { source_doc: orderId, ...(number && { number }) } });
  if (answer.ok) {
    saveFile(answer.reply.content, nameOf(orderId, number));
    return undefined;
  }
  console.warn(`The ${kind} of order ${orderId} could not be downloaded.`);
  return refusalMessage(answer.failure);
}
