import { membershipInvoicePdf } from "@store/api-client/contract";
import { membershipInvoiceFileName } from "@store/domain";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { saveFile } from "@store/react-client/save-file";

/** Downloads the invoice of a year of membership. Returns why it could not; undefined when it could. */
export async function downloadInvoice(number: string): Promise<string | undefined> {
  const answer = await call(membershipInvoicePdf, { query: { number } });
  if (!answer.ok) return refusalMessage(answer.failure);
  saveFile(answer.reply.content, membershipInvoiceFileName(number));
  return undefined;
}
