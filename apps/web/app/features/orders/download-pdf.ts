import { creditNotePdf, invoicePdf } from "@store/api-client/contract";
import { creditNoteFileName, invoiceFileName } from "@store/domain";
import { refusalMessage } from "../../data/failures.ts";
import { saveFile } from "../../data/save-file.ts";
import { call } from "../../session/browser-call.ts";

const FILES = {
  invoice: { endpoint: invoicePdf, nameOf: invoiceFileName },
  "credit note": { endpoint: creditNotePdf, nameOf: creditNoteFileName },
} as const;

/**
 * Downloads the invoice of an order, or a credit note: of several, that with the number. Returns why it could not, which is also logged (document 3, section 8);
 * undefined when it could.
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
