import { cartPdf } from "@store/api-client/contract";
import { call } from "@store/react-client/browser-call";
import { refusalMessage } from "@store/react-client/failures";
import { saveFile } from "@store/react-client/save-file";

const FILE_NAME = "cart.pdf";

/** Downloads the cart as a PDF. Returns why it could not; undefined when it could. */
export async function downloadCartPdf(logo: string): Promise<string | undefined> {
  const answer = await call(cartPdf, { query: { logo_url: logo } });
  if (!answer.ok) return refusalMessage(answer.failure);
  const { name, content } = answer.reply;
  saveFile(content, name || FILE_NAME);
  return undefined;
}
