import { cartPdf } from "@store/api-client/contract";
import { refusalMessage } from "../../data/failures.ts";
import { call } from "../../session/browser-call.ts";

const FILE_NAME = "cart.pdf";
/** A browser reads the file soon after the click; until then its address must hold. */
const KEPT_MS = 60_000;

/** Downloads the cart as a PDF. Returns why it could not; undefined when it could. */
export async function downloadCartPdf(logo: string): Promise<string | undefined> {
  const answer = await call(cartPdf, { query: { logo_url: logo } });
  if (!answer.ok) return refusalMessage(answer.failure);
  const { name, content } = answer.reply;
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name || FILE_NAME;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
  return undefined;
}
